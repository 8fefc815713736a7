import type { HostileBench } from './pages/hostilePage.tsx';
import { atMost, growth, type Bench, type BenchResult } from './support/bench.ts';
import { withPages, type MeasuredPage } from './support/pages.ts';

declare const pageBench: HostileBench;

/** What answers may hold by accident or by malice: each grows in the direction that costs a careless reader most. */
const texts: Record<string, (size: number) => string> = {
  'lines before an underline': (size) => `${'a line of text\n'.repeat(size / 15)}===\n`,
  'spaces before an underline': (size) => `a${' '.repeat(size)}b\n===\n`,
  'many underlines': (size) => 'a\n===\n'.repeat(size / 6),
  'number signs before an underline': (size) => `a ${'# '.repeat(size / 2)}b\n---\n`,
  'a long underline': (size) => `a\n${'='.repeat(size)}\n`,
  'a long underline that is none': (size) => `a\n${'='.repeat(size)}b\n`,
  'an underline of spaces': (size) => `a\n=${' '.repeat(size)}b\n`,
  'definitions before an underline': (size) => `${'[a]: b\n'.repeat(size / 7)}===\n`,
  'open strikethrough': (size) => '~~a '.repeat(size / 4),
  'closed strikethrough': (size) => 'a~~ '.repeat(size / 4),
  'strikethrough both ways': (size) => 'a~~'.repeat(size / 3),
  'strikethrough inside itself': (size) => '~~a '.repeat(size / 8) + 'a~~ '.repeat(size / 8),
  'strikethrough in brackets': (size) => '[a~~ '.repeat(size / 5),
  'strikethrough and stars': (size) => '~~a **b '.repeat(size / 8),
  'an unclosed strikethrough': (size) => `~~${'words of a long text '.repeat(size / 21)}`,
  tildes: (size) => `a${'~'.repeat(size)}`,
  'open brackets': (size) => '['.repeat(size),
  'nested emphasis': (size) => '*a **a '.repeat(size / 7),
  'closed emphasis': (size) => '*a '.repeat(size / 6) + 'a* '.repeat(size / 6),
  'unclosed links': (size) => '[a](<b'.repeat(size / 6),
  'nested links': (size) => '['.repeat(size / 5) + '](x)'.repeat(size / 5),
  autolinks: (size) => '<http://'.repeat(size / 8),
  'a wide table row': (size) => `a|b\n-|-\n${'x|'.repeat(size / 2)}`,
  'many table rows': (size) => `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(size / 6)}`,
  'definitions used': (size) =>
    Array.from({ length: size / 20 }, (_, i) => `[a${i}]`).join(' ') +
    Array.from({ length: size / 40 }, (_, i) => `\n\n[a${i}]: u`).join(''),
  quotes: (size) => '>'.repeat(size),
  'nested items': (size) => '- '.repeat(size / 2),
  entities: (size) => '&#'.repeat(size / 2),
  dollars: (size) => '$a '.repeat(size / 3),
  mail: (size) => 'a@'.repeat(size / 2),
  'brackets and bangs': (size) => '![[]()'.repeat(size / 6),
  escapes: (size) => '\\('.repeat(size / 2),
  underscores: (size) => '_'.repeat(size),
  colons: (size) => 'https:'.repeat(size / 6),
  indents: (size) => '\t'.repeat(size),
  citations: (size) => '[1]'.repeat(size / 3),
  'backticks of every length': (size) => {
    let text = '';
    for (let run = 1; text.length < size; run++) text += `${'`'.repeat(run)} `;
    return text;
  },
};

/** Of these also what they cost while they arrive. */
const grown = new Set(['lines before an underline', 'strikethrough both ways', 'an unclosed strikethrough']);

const SIZES = [15_000, 60_000];

/** CPU ms of a text at each size, the best of two. */
async function costs(open: Open, make: (size: number) => string, pieces: number): Promise<number[]> {
  const found: number[] = [];
  for (const size of SIZES) {
    const rounds: number[] = [];
    for (let round = 0; round < 2; round++)
      rounds.push(
        await open(async ({ page, read, collect }) => {
          const text = make(size);
          await page.evaluate(() => pageBench.read('warm **up** ~~first~~\n===\n', 2));
          await collect();
          const before = await read();
          await page.evaluate(([words, count]) => pageBench.read(words, count), [text, pieces] as const);
          return (await read()).cpu - before.cpu;
        }),
      );
    found.push(Math.min(...rounds));
  }
  return found;
}

type Open = <R>(use: (measured: MeasuredPage) => Promise<R>) => Promise<R>;

/** Texts made to be slow to read: what they cost may grow as they do, not with the square of it. */
export const bench: Bench = {
  name: 'hostile',
  run: () =>
    withPages('hostilePage.tsx', { unlimitedFrames: true }, async (open) => {
      const results: BenchResult[] = [];
      for (const [name, make] of Object.entries(texts)) {
        const found = await costs(open, make, 1);
        // Below this the floor of a page is all that is measured.
        const exponent = Math.max(...found) < 60 ? 1 : growth(SIZES, found) - 1;
        results.push(atMost(`${name} (${Math.round(found[1] ?? 0)} ms)`, exponent, 'exponent', 1.35));
        if (!grown.has(name)) continue;
        const streamed = await costs(open, make, 50);
        const grows = Math.max(...streamed) < 400 ? 1 : growth(SIZES, streamed) - 1;
        results.push(atMost(`${name}, in 50 pieces (${Math.round(streamed[1] ?? 0)} ms)`, grows, 'exponent', 1.35));
      }
      return results;
    }),
};
