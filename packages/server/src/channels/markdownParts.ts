/** Room in a part for what {@link mendParts} adds. */
export const MENDING = 600;
/** Longest head of a table, with the line below it, that is repeated; and of a line that opens code. */
const MOST = 250;

const delimiter = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/**
 * Parts of Markdown that each read by themselves: code that a cut has opened is closed and opened again, and a table goes
 * on under its heads.
 */
export function mendParts(parts: readonly string[]): string[] {
  let opened = '';
  return parts.map((part, at) => {
    const begin = opened;
    const lines = part.split('\n');
    const code = openCode([...(begin.startsWith('```') ? [begin.trim()] : []), ...lines]);
    const last = at === parts.length - 1;
    if (last) opened = '';
    else if (code) opened = `${code}\n`;
    else opened = headsAtEnd(begin + part, parts[at + 1]!);
    return `${begin}${part.replace(/\n+$/, '')}${!last && code ? '\n```' : ''}`;
  });
}

/** The line that opens code which is not closed. */
function openCode(lines: readonly string[]): string {
  let open = '';
  for (const line of lines) if (/^[ \t]*```/.test(line)) open = open ? '' : line.trim().slice(0, MOST);
  return open;
}

/** The heads of a table in which a part ends and that the next one goes on with. */
function headsAtEnd(part: string, next: string): string {
  const lines = part.replace(/\n$/, '').split('\n');
  if (part.endsWith('\n\n') || !next.split('\n', 1)[0]!.includes('|')) return '';
  const from = lines.findLastIndex((line) => !line.includes('|')) + 1;
  const heads = lines.slice(from, from + 2);
  const whole = `${heads.join('\n')}\n`;
  return heads.length === 2 && delimiter.test(heads[1]!) && whole.length <= MOST ? whole : '';
}
