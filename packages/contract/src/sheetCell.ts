// oxlint-disable-next-line no-control-regex -- these are the characters that XML 1.0 forbids, with DEL
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/gu;
/** Signs that begin a formula, in any width, behind what is not seen. */
const leading = /^[\s\p{Cf}]*(\S)/u;

const looksLikeFormula = (text: string): boolean =>
  /^[\t\r\n]/u.test(text) || /^[=+\-@]/u.test(leading.exec(text)?.[1]?.normalize('NFKC') ?? '');

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
