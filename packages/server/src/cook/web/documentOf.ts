import { parseHTML } from 'linkedom';
import { parse, serialize } from 'parse5';

/**
 * The document that a browser without scripts makes of a page's source. linkedom alone takes the source as it stands, so
 * that a page whose author leaves out `<head>`, which HTML allows, has an empty body.
 */
export const documentOf = (source: string): Document =>
  parseHTML(serialize(parse(source, { scriptingEnabled: false }))).document as unknown as Document;
