// oxlint-disable-next-line no-control-regex -- these are the characters that XML 1.0 forbids, with DEL
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/gu;
/** Behind what is not seen: blanks, controls, and what fonts draw nothing for (fillers, variation selectors, braille's blank). */
const leading = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]*(.)/u;

/** Signs that begin a formula or a call of another program (DDE), in any width; U+2212 is the minus of typesetters. */
const looksLikeFormula = (text: string): boolean =>
  /^[\t\r\n]/u.test(text) || /^[=+\-\u2212@|]/u.test(leading.exec(text)?.[1]?.normalize('NFKC') ?? '');

/**
 * A cell as a text that a spreadsheet takes for nothing else: behind an apostrophe when it looks like a formula (OWASP,
 * CSV injection), and without characters that are not shown, behind which one could hide.
 */
export function sheetCell(text: string): string {
  const shown = text.toWellFormed().replace(unprintable, '');
  return looksLikeFormula(shown) ? `'${shown}` : shown;
}

/** The text of a cell that came from {@link sheetCell}. */
export const fromSheetCell = (cell: string): string =>
  cell.startsWith("'") && looksLikeFormula(cell.slice(1)) ? cell.slice(1) : cell;
