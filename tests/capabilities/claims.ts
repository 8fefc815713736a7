export const idPattern = /\b[A-Z]{2,6}-\d{2,3}\b/g;

/** What capabilities.md says. */
export interface Claims {
  /** All ids by group, in the order of the file. */
  groups: Map<string, string[]>;
  /** The ids of the lines `Proven:`. */
  proven: Set<string>;
  /** The ids that no screen shows: requests to the server prove them. */
  unseen: Set<string>;
}

const idsIn = (text: string): string[] => text.match(idPattern) ?? [];

/** Lines of a paragraph that begins with a word and a colon, up to the next empty line. */
const paragraph = (word: string) => new RegExp(`^${word}:((?:.|\\n(?!\\n))*)`, 'gm');

const read = (text: string, word: string): string[] =>
  [...text.matchAll(paragraph(word))].flatMap(([, list = '']) => idsIn(list));

export function parseClaims(text: string): Claims {
  const proven = read(text, 'Proven');
  const groups = new Map<string, string[]>();
  for (const [, name] of text.matchAll(/^\| .* \| ([A-Z]{2,6}) \| \d+ \|$/gm)) groups.set(name!, []);
  for (const id of [...proven, ...read(text, 'Open')].toSorted()) groups.get(id.split('-')[0]!)?.push(id);
  return { groups, proven: new Set(proven), unseen: new Set(read(text, 'Nobody sees')) };
}

/** The file with every id in the line where the reports put it. */
export function printClaims(text: string, proven: ReadonlySet<string>): string {
  const { groups } = parseClaims(text);
  const head = text.slice(0, text.indexOf('\n## Ids') + 1);
  const parts = [...groups].map(([group, ids]) => {
    const lines = [
      ['Proven', ids.filter((id) => proven.has(id))],
      ['Open', ids.filter((id) => !proven.has(id))],
    ] as const;
    const body = lines.flatMap(([word, list]) => (list.length > 0 ? [wrap(`${word}: ${list.join(' ')}`)] : []));
    return `### ${group}\n\n${body.join('\n\n')}\n`;
  });
  return `${head}## Ids\n\n${parts.join('\n')}`;
}

const WIDTH = 118;

function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(' '))
    if (`${lines.at(-1)} ${word}`.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trimStart();
  return lines.join('\n');
}
