/**
 * The rows of a table as sentences that can be understood alone: `header: cell；header: cell`. The first row is taken
 * as the header when every one of its cells is filled; a table without one gives its cells joined.
 */
export function tableRows(cells: readonly (readonly string[])[]): string[] {
  const rows = cells.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()));
  const [header, ...body] = rows;
  if (!header) return [];
  const headed =
    body.length > 0 &&
    header.length > 1 &&
    header.every(Boolean) &&
    !header.every((cell) => /^[\d.,%\s-]+$/.test(cell));
  if (!headed) return rows.map((row) => row.filter(Boolean).join(' | ')).filter(Boolean);
  return body
    .map((row) =>
      row
        .map((cell, column) => (cell && header[column] ? `${header[column]}: ${cell}` : cell))
        .filter(Boolean)
        .join('；'),
    )
    .filter(Boolean);
}
