import { LABEL, LABEL_ATTACHED, LABEL_BOTH, LABEL_DIFFERING, LABEL_IN_DOUBT } from './labels.ts';

const labels = [LABEL, LABEL_ATTACHED, LABEL_BOTH, LABEL_DIFFERING, LABEL_IN_DOUBT];

/** The cells of a table's line; undefined for other lines. */
const cellsOf = (line: string): string[] | undefined =>
  line.startsWith('|') && line.endsWith('|')
    ? line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
    : undefined;

/**
 * An answer as somebody would write it to a person: without the label above quotations and without the signs of markdown,
 * of which whoever gets it would see the characters. The numbers of sources stay.
 */
export function plainWords(answer: string): string {
  const label = labels.find((each) => answer.startsWith(each)) ?? '';
  return answer
    .slice(label.length)
    .split('\n')
    .map((line) =>
      line
        .replace(/^(?:> ?)+/, '')
        .replace(/\\$/, '')
        .trim(),
    )
    .flatMap((line) => {
      const cells = cellsOf(line);
      if (!cells) return [line.replace(/^#{1,6} /, '').replace(/^[*+] /, '- ')];
      return cells.every((cell) => /^:?-+:?$/.test(cell)) ? [] : [cells.filter(Boolean).join('，')];
    })
    .join('\n')
    .replaceAll(/(?<!\\)(\*\*|__|`)(?=\S)(.+?)(?<=\S)(?<!\\)\1/g, '$2')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
