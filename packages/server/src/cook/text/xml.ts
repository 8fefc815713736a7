import { Parser } from 'saxen';
import { CookError } from '../failure.ts';

/** Names without prefixes, which every maker chooses for himself, or with those that the reader chose. */
export interface XmlReader {
  open(name: string, attribute: (name: string) => string | undefined): void;
  text?(text: string): void;
  close?(name: string): void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Walks through a part of an Office file, or a text that is decoded already. With `namespaces`, the prefixes by their
 * addresses, elements of those have that prefix, and others none or that of the text. Entities that a text defines are not
 * resolved. Throws CookError when it is no XML.
 */
export function walkXml(
  part: Buffer | string,
  { open, text, close }: XmlReader,
  namespaces?: Readonly<Record<string, string>>,
): void {
  const parser = new Parser();
  if (namespaces) parser.ns(namespaces);
  const nameOf = namespaces ? (name: string) => name : local;
  parser.on('openTag', (name, attributes, decode) => {
    let read: Record<string, string> | undefined;
    open(nameOf(name), (wanted) => {
      read ??= Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [local(key), decode(value)]));
      return read[wanted];
    });
  });
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)));
    parser.on('cdata', (value) => text(value));
  }
  if (close) parser.on('closeTag', (name) => close(nameOf(name)));
  parser.on('error', () => {
    throw new CookError('broken');
  });
  parser.parse(typeof part === 'string' ? part : decoded(part));
}

function decoded(part: Buffer): string {
  const mark = part.subarray(0, 2).toString('hex');
  return new TextDecoder(mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8').decode(part);
}
