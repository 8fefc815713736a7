import { Numberer } from './numberer.ts';
import { readNumbering, whole } from './numberingPart.ts';
import { chainOf, readStyles, type ParagraphStyles } from './paragraphStyles.ts';

interface Paragraph {
  style: string | undefined;
  numId: string | undefined;
  level: number | undefined;
  outline: number | undefined;
  /** Where its content begins. */
  begin: number;
  /** Where its style is named, or could be. */
  styled: readonly [from: number, to: number];
  letters: number;
  /** Its end was deleted, so it goes on in the next one. */
  joined: boolean;
}

const tag = /<(\/?)((?:w|mc):\w+)((?:\s[^<>]*?)?)(\/?)>/g;
const value = (attributes: string): string | undefined => /\sw:val\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1];
/** What is no part of the text that is shown: the state before a change, what was moved away, the newer of two forms. */
const aside = new Set(['w:pPrChange', 'w:rPrChange', 'w:sectPr', 'w:moveFrom', 'w:del', 'mc:Choice']);
/** What is longer is no heading, whatever rank it was given. */
const LONGEST_HEADING = 60;
const HEADINGS = 6;

/** Puts the numbers of paragraphs before their texts, part by part, and names the headings that only their rank tells. */
export function paragraphNumbers(numbering: Buffer | undefined, styles: Buffer | undefined): (xml: string) => string {
  const known: ParagraphStyles = styles ? readStyles(styles) : { byId: new Map(), standard: undefined };
  const lists = numbering ? readNumbering(numbering) : { abstracts: new Map(), lists: new Map() };
  const numberer = new Numberer(lists, known);
  return (xml) => rewritten(xml, paragraphsOf(xml), numberer, known);
}

function paragraphsOf(xml: string): Paragraph[] {
  const all: Paragraph[] = [];
  const open: Paragraph[] = [];
  let skipped = 0;
  let [inProperties, inMark, textFrom] = [false, false, -1];
  for (const { index, 0: whole0, 1: closing, 2: name = '', 3: attributes = '', 4: empty } of xml.matchAll(tag)) {
    const end = index + whole0.length;
    if (aside.has(name) && !(name === 'w:del' && inProperties)) {
      if (empty === '') skipped += closing === '' ? 1 : -1;
      continue;
    }
    if (skipped > 0) continue;
    const current = open.at(-1);
    if (name === 'w:p' && empty === '') {
      if (closing !== '') open.pop();
      else {
        const blank = { style: undefined, numId: undefined, level: undefined, outline: undefined };
        const paragraph = { ...blank, begin: end, styled: [end, end] as const, letters: 0, joined: false };
        open.push(paragraph);
        all.push(paragraph);
      }
    } else if (!current) continue;
    else if (name === 'w:pPr') {
      inProperties = closing === '' && empty === '';
      if (closing === '' && empty === '') current.styled = [end, end];
      else current.begin = end;
      inMark = false;
    } else if (name === 'w:rPr') inMark = inProperties && closing === '' && empty === '';
    else if (inProperties && closing === '') read(current, name, value(attributes), { inMark, index, end });
    else if (name === 'w:t' && empty === '') {
      if (closing === '') textFrom = end;
      else if (textFrom >= 0) current.letters += xml.slice(textFrom, index).trim().length;
    }
  }
  return all;
}

function read(
  paragraph: Paragraph,
  name: string,
  said: string | undefined,
  { inMark, index, end }: { inMark: boolean; index: number; end: number },
): void {
  if (inMark) paragraph.joined ||= name === 'w:del';
  else if (name === 'w:pStyle') {
    paragraph.style = said;
    paragraph.styled = [index, end];
  } else if (name === 'w:numId') paragraph.numId = said;
  else if (name === 'w:ilvl') paragraph.level = whole(said);
  else if (name === 'w:outlineLvl') paragraph.outline = whole(said);
}

function rewritten(xml: string, paragraphs: readonly Paragraph[], numberer: Numberer, styles: ParagraphStyles): string {
  const edits: { from: number; to: number; text: string }[] = [];
  let first: Paragraph | undefined;
  for (const paragraph of paragraphs) {
    if (paragraph.joined) {
      if (paragraph.letters > 0) first ??= paragraph;
      continue;
    }
    const begin = first?.begin ?? paragraph.begin;
    const letters = paragraph.letters + (first?.letters ?? 0);
    first = undefined;
    const label = numberer.labelOf(paragraph);
    if (label !== '' && letters > 0) edits.push({ from: begin, to: begin, text: run(label) });
    const rank = paragraph.outline ?? outlineOf(paragraph, styles);
    if (
      rank !== undefined &&
      rank < HEADINGS &&
      letters > 0 &&
      letters <= LONGEST_HEADING &&
      hasProperties(paragraph)
    ) {
      const [from, to] = paragraph.styled;
      edits.push({ from, to, text: `<w:pStyle w:val="Heading${rank + 1}"/>` });
    }
  }
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    parts.push(xml.slice(at, from), text);
    at = to;
  }
  return parts.join('') + xml.slice(at);
}

const hasProperties = ({ begin, styled: [, to] }: Paragraph): boolean => to < begin;

const outlineOf = ({ style }: Paragraph, styles: ParagraphStyles): number | undefined =>
  [...chainOf(styles, style)].find(([, { outline }]) => outline !== undefined)?.[1].outline;

const run = (text: string): string =>
  `<w:r><w:t xml:space="preserve">${text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</w:t></w:r>`;
