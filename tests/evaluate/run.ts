/**
 * Measures the product as its users meet it: uploads every document of a set into one assistant, asks every question
 * through the HTTP API and compares the cited pages with those that hold the answer.
 * Usage: npm run evaluate -- --set DIR [--url URL --token TOKEN] [--show]
 * DIR holds pdf/ and pdf-qa.json. Without --url it starts a server of its own on an empty data folder.
 * LLM_BASE_URL, LLM_API_KEY and LLM_MODEL reach that server; without them answers are excerpts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer, type RunningServer } from '../e2e/server.ts';
import { mark, type Mark } from './measure.ts';
import { logIn, openProduct, type Product } from './product.ts';
import { readSet, type QuestionSet } from './questionSet.ts';

const PHONE = '13800000001';
const GOAL = { cited: 0.9, silent: 0.8 };

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    url: { type: 'string' },
    token: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});
if (!values.set || (values.url && !values.token)) {
  process.stderr.write('Usage: npm run evaluate -- --set DIR [--url URL --token TOKEN] [--show]\n');
  process.exit(2);
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${part}/${whole} (${Math.round((100 * part) / whole)} %)`;

async function withServer(work: (url: string, token: string) => Promise<void>): Promise<void> {
  if (values.url && values.token) return await work(values.url, values.token);
  const dir = mkdtempSync(join(tmpdir(), 'tinystar-evaluate-'));
  let server: RunningServer | undefined;
  try {
    server = await startServer({ DATA_DIR: dir });
    await work(server.url, await logIn(server.url, PHONE, server.output));
  } finally {
    await server?.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

function tally(marks: readonly Mark[]): string {
  const within = (places: number) => share(marks.filter(({ rank }) => rank > 0 && rank <= places).length, marks.length);
  const known = marks.filter(({ inText }) => inText !== undefined);
  const text = share(known.filter(({ inText }) => inText).length, known.length);
  const sources = share(known.filter(({ inSources }) => inSources).length, known.length);
  return `gold page @1 ${within(1)}  @3 ${within(3)}  @5 ${within(5)}  answer in text ${text}  in text or sources ${sources}`;
}

async function upload(product: Product, set: QuestionSet): Promise<void> {
  let pages = 0;
  let seconds = 0;
  for (const { file, path } of set.documents) {
    const added = await product.add(path);
    const count = added.document.pageCount ?? 0;
    pages += count;
    seconds += added.seconds;
    const rate = count > 0 ? `, ${(added.seconds / count).toFixed(2)} s a page` : '';
    const reason = added.document.reason ? ` (${added.document.reason})` : '';
    say(`${file}: ${added.document.status}${reason}, ${count} pages${rate}`);
  }
  if (pages > 0) say(`documents: ${pages} pages, ${(seconds / pages).toFixed(2)} s a page from upload to trained\n`);
}

async function questions(product: Product, set: QuestionSet): Promise<Mark[]> {
  const counted: Mark[] = [];
  for (const { file, questions: asked, textLayer } of set.documents) {
    if (asked.length === 0) continue;
    const marks: Mark[] = [];
    for (const expected of asked) {
      const answered = await product.ask(expected.question);
      const result = mark(file, expected, answered);
      marks.push(result);
      if (values.show || result.rank === 0 || result.rank > 3) {
        const pages = answered.cited.map(
          (each) => `${each.doc_name} p. ${[...new Set(each.locations.map(({ page }) => page))].join('+')}`,
        );
        say(
          `  ${result.rank || 'miss'}  ${expected.question}  gold p. ${expected.pages.join('/')}  cited ${pages.join(', ') || 'nothing'}`,
        );
        if (values.show) say(answered.text.replace(/^/gm, '      '));
      }
    }
    say(`${file} (text ${textLayer}): ${tally(marks)}`);
    if (textLayer === 'ok' || textLayer === 'unknown') counted.push(...marks);
  }
  return counted;
}

async function unanswerable(product: Product, set: QuestionSet): Promise<number> {
  let silent = 0;
  for (const question of set.unanswerable) {
    const { cited } = await product.ask(question);
    if (cited.length === 0) silent += 1;
    else
      say(
        `  cited for an unanswerable question: ${question}  ${cited.map(({ doc_name, score }) => `${doc_name} ${score}`).join(', ')}`,
      );
  }
  return silent;
}

await withServer(async (url, token) => {
  const set = readSet(values.set ?? '');
  const product = await openProduct(url, token);
  await upload(product, set);
  const marks = await questions(product, set);
  const silent = await unanswerable(product, set);
  const cited = marks.filter(({ rank }) => rank > 0 && rank <= 3).length;
  say(`\ntotal where the text is usable: ${tally(marks)}`);
  say(`unanswerable without a citation: ${share(silent, set.unanswerable.length)}`);
  const reached = (part: number, whole: number, goal: number) =>
    whole === 0 || part / whole >= goal ? 'reached' : 'missed';
  say(`goal: gold page in the first 3 citations ≥ ${100 * GOAL.cited} % ${reached(cited, marks.length, GOAL.cited)}`);
  say(
    `goal: no citation for ≥ ${100 * GOAL.silent} % of unanswerable questions ${reached(silent, set.unanswerable.length, GOAL.silent)}`,
  );
});
