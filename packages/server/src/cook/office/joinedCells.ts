/** How many columns or rows a cell reaches over. */
export function reach(cell: Element, name: string): number {
  const value = Number(cell.getAttribute(name));
  return Number.isInteger(value) && value > 1 && value < 200 ? value : 1;
}

/** What is longer stands once: it is no head, and a table of nothing but joined cells has no end. */
const LONGEST_HEAD = 100;

/**
 * Texts of the rows. A cell that reaches over several columns or rows says the same in each of them, so that every row
 * and column keeps its heads; one over the whole width is a title, which is said once.
 */
export function inColumns(lines: readonly (readonly { cell: Element; text: string }[])[]): string[][] {
  let held: { rows: number; text: string }[] = [];
  return lines.map((line) => {
    const below: typeof held = [];
    const row: string[] = [];
    const pass = (): void => {
      for (let above = held[below.length]; above && above.rows > 0; above = held[below.length]) {
        below.push({ ...above, rows: above.rows - 1 });
        row.push(above.text);
      }
    };
    for (const { cell, text } of line) {
      pass();
      const rows = reach(cell, 'rowspan') - 1;
      const columns = line.length === 1 && rows === 0 && row.length === 0 ? 1 : reach(cell, 'colspan');
      const again = text.length <= LONGEST_HEAD ? text : '';
      for (let i = 0; i < columns; i += 1) {
        below.push({ rows, text: again });
        row.push(i === 0 ? text : again);
      }
    }
    pass();
    held = below;
    return row;
  });
}
