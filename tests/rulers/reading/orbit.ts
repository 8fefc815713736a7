import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Places } from './joinReports.ts';
import { holdsAbout, likeness, startsOf } from './likeness.ts';
import { tablesOf } from './markdown.ts';
import type { Readings } from './readFolder.ts';

interface Common {
  pdf: string;
  id: string;
  max_diffs: number;
}

/** One fact about one page, as the set writes it. */
type Fact = Common &
  (
    | { type: 'present' | 'absent'; text: string; case_sensitive: boolean; first_n?: number; last_n?: number }
    | { type: 'order'; before: string; after: string }
    | TableFact
  );

type TableFact = Common & { type: 'table'; cell: string } & Partial<
    Record<'up' | 'down' | 'left' | 'right' | 'top_heading' | 'left_heading', string>
  >;

export function readFacts(path: string): Fact[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Fact);
}

const plain: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '＿': '_',
  '–': '-',
  '—': '-',
  '‑': '-',
  '‒': '-',
  '−': '-',
  µ: 'μ',
};

/** Text as it is compared: one space for each gap, no marks of emphasis, plain quotes and dashes. */
function normal(text: string): string {
  return text
    .replace(/<br\/?>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\*\*(.*?)\*\*|__(.*?)__/g, '$1$2')
    .replace(/<\/?[bi]>/g, '')
    .replace(/\*(.*?)\*|_(.*?)_/g, '$1$2')
    .normalize('NFC')
    .replace(/[‘’‚“”„＿–—‑‒−µ]/g, (char) => plain[char] ?? char);
}

/** What a text must be like at least, so that `edits` of its letters may differ. */
const leastOf = (text: string, edits: number): number => Math.max(0.5, 1 - edits / (text.length || 1));

/** Why a table fact does not hold for one cell of a table, or nothing. */
function wrongAt(fact: TableFact, table: readonly string[][], i: number, j: number): string[] {
  const row = table[i] ?? [];
  const alike = (wanted: string, text: string): boolean => likeness(wanted, text) >= leastOf(wanted, fact.max_diffs);
  const beside = { up: table[i - 1]?.[j], down: table[i + 1]?.[j], left: row[j - 1], right: row[j + 1] };
  const wrong = (['up', 'down', 'left', 'right'] as const).flatMap((side) => {
    const [wanted, text] = [normal(fact[side] ?? ''), beside[side]];
    return wanted && text !== undefined && !alike(wanted, text) ? [`${side} '${text}' not '${wanted}'`] : [];
  });
  const heads = {
    top_heading: table.slice(0, i).map((above) => above[j] ?? ''),
    left_heading: row.slice(0, j),
  };
  for (const side of ['top_heading', 'left_heading'] as const) {
    const wanted = normal(fact[side] ?? '');
    const first = side === 'top_heading' ? (table[0]?.[j] ?? '') : i > 0 ? (row[0] ?? '') : '';
    const texts = [first, ...heads[side]].filter((text) => text.trim() !== '');
    if (wanted && !texts.some((text) => alike(wanted, text)))
      wrong.push(`${side} '${texts.join('/')}' not '${wanted}'`);
  }
  return wrong;
}

function wrongInTables(fact: TableFact, markdown: string): string {
  const cell = normal(fact.cell);
  const least = leastOf(cell, fact.max_diffs);
  const reasons: string[] = [];
  for (const table of tablesOf(markdown).map((rows) => rows.map((row) => row.map(normal)))) {
    for (const [i, row] of table.entries()) {
      for (const [j, text] of row.entries()) {
        if (likeness(cell, text) < least) continue;
        const wrong = wrongAt(fact, table, i, j);
        if (wrong.length === 0) return '';
        reasons.push(wrong.join('; '));
      }
    }
  }
  return reasons.join(' || ') || `no cell '${cell}'`;
}

/** Why a fact does not hold of a page's Markdown; empty when it does. */
function wrongWith(fact: Fact, markdown: string): string {
  if (fact.type === 'table') return wrongInTables(fact, markdown);
  let text = normal(markdown);
  if (fact.type === 'order') {
    const before = startsOf(normal(fact.before), text, fact.max_diffs);
    const after = startsOf(normal(fact.after), text, fact.max_diffs);
    if (!before || !after) return before ? 'after missing' : 'before missing';
    return before.first < after.last ? '' : 'wrong order';
  }
  let wanted = normal(fact.text);
  if (!fact.case_sensitive) [text, wanted] = [text.toLowerCase(), wanted.toLowerCase()];
  const { first_n: first, last_n: last } = fact;
  if (first || last) text = (first ? text.slice(0, first) : '') + (last ? text.slice(-last) : '');
  const there = holdsAbout(wanted, text, 1 - fact.max_diffs / (wanted.length || 1));
  if (there === (fact.type === 'present')) return '';
  return there ? 'there' : 'not there';
}

/** How many facts hold, by kind, and those that do not. The mean is that of the kinds. */
export function measureFacts(
  facts: readonly Fact[],
  places: Places,
  { files }: Readings,
): { line: string; failures: object[] } {
  const judged = facts.map((fact) => {
    const place = places.get(basename(fact.pdf));
    return { fact, wrong: wrongWith(fact, (place && files[place.file]?.[place.page - 1]) ?? '') };
  });
  const shares: number[] = [];
  const kinds = (['present', 'absent', 'order', 'table'] as const).map((kind) => {
    const own = judged.filter(({ fact }) => fact.type === kind);
    const held = own.filter(({ wrong }) => wrong === '').length;
    shares.push((100 * held) / Math.max(1, own.length));
    return `${kind} ${held}/${own.length} = ${shares.at(-1)?.toFixed(1)}`;
  });
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const failures = judged
    .filter(({ wrong }) => wrong !== '')
    .map(({ fact, wrong }) => ({ set: 'orbit', wrong, ...fact }));
  return { line: `${kinds.join(', ')}, mean ${mean.toFixed(1)}`, failures };
}
