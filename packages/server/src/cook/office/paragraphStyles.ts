import { walkXml } from '../text/xml.ts';
import { whole } from './numberingPart.ts';

/** What a style says of the numbers and the rank of its paragraphs. */
export interface ParagraphStyle {
  basedOn: string | undefined;
  numId: string | undefined;
  level: number | undefined;
  outline: number | undefined;
}

export interface ParagraphStyles {
  byId: Map<string, ParagraphStyle>;
  /** Of paragraphs that name none. */
  standard: string | undefined;
}

/** Reads the styles of a Word file. */
export function readStyles(part: Buffer): ParagraphStyles {
  const styles: ParagraphStyles = { byId: new Map(), standard: undefined };
  let style: ParagraphStyle | undefined;
  let aside = 0;
  walkXml(part, {
    open(name, attribute) {
      if (name === 'style') {
        style = { basedOn: undefined, numId: undefined, level: undefined, outline: undefined };
        const id = attribute('styleId') ?? '';
        styles.byId.set(id, style);
        if (attribute('type') === 'paragraph' && /^(1|true|on)$/.test(attribute('default') ?? '')) styles.standard = id;
      }
      // What a style was before a change, and what it gives to parts of a table.
      if (name === 'pPrChange' || name === 'tblStylePr') aside++;
      if (!style || aside > 0) return;
      const value = attribute('val');
      if (name === 'basedOn') style.basedOn = value;
      else if (name === 'numId') style.numId = value;
      else if (name === 'ilvl') style.level = whole(value);
      else if (name === 'outlineLvl') style.outline = whole(value);
    },
    close(name) {
      if (name === 'pPrChange' || name === 'tblStylePr') aside--;
      if (name === 'style') style = undefined;
    },
  });
  return styles;
}

/** How long a chain of styles may be; a circle ends there. */
const LONGEST_CHAIN = 32;

/** A style and those it is based on, nearest first. */
export function* chainOf(
  { byId }: ParagraphStyles,
  id: string | undefined,
): Generator<readonly [id: string, style: ParagraphStyle]> {
  for (let at = id, length = 0; at !== undefined && length < LONGEST_CHAIN; length++) {
    const style = byId.get(at);
    if (!style) return;
    yield [at, style];
    at = style.basedOn;
  }
}
