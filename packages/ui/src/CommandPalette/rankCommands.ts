import type { Command } from './CommandPalette.tsx';

/** A command with how well it fits and which characters of its label did. */
export interface RankedCommand {
  command: Command;
  /** Higher fits better. */
  score: number;
  /** Half-open ranges in the label, ascending. */
  marks: readonly (readonly [start: number, end: number])[];
}

type Fit = Omit<RankedCommand, 'command'>;

const fold = (text: string) => text.toLocaleLowerCase();

/** The characters in order with gaps between: 成导 finds 成员导入, mbr finds Members. */
function inOrder(text: string, word: string): Fit | undefined {
  const marks: [number, number][] = [];
  let from = 0;
  for (const letter of word) {
    const at = text.indexOf(letter, from);
    if (at < 0) return undefined;
    const last = marks.at(-1);
    if (last && last[1] === at) last[1] = at + letter.length;
    else marks.push([at, at + letter.length]);
    from = at + letter.length;
  }
  return { score: 20 - Math.min(marks.length, 9), marks };
}

/** Label before keywords, beginnings before middles, whole runs before scattered characters. */
function fit({ label, keywords = [] }: Command, word: string): Fit | undefined {
  const text = fold(label);
  const at = text.indexOf(word);
  if (at >= 0) return { score: at === 0 ? 100 : 80, marks: [[at, at + word.length]] };
  const names = keywords.map(fold);
  if (names.some((name) => name.startsWith(word))) return { score: 60, marks: [] };
  if (names.some((name) => name.includes(word))) return { score: 40, marks: [] };
  return inOrder(text, word);
}

/** The commands that fit every word of the query, best first; an equal fit keeps the given order. */
export function rankCommands(commands: readonly Command[], query: string): RankedCommand[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  return commands
    .flatMap((command) => {
      const fits = words.map((word) => fit(command, word));
      if (fits.includes(undefined)) return [];
      const found = fits as Fit[];
      return {
        command,
        score: found.reduce((sum, { score }) => sum + score, 0),
        marks: found.flatMap(({ marks }) => marks).toSorted(([a], [b]) => a - b),
      };
    })
    .toSorted((a, b) => b.score - a.score);
}
