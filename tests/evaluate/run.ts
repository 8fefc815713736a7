/**
 * Measures the product as its users meet it: uploads the documents of a set, asks every question through the HTTP API
 * and compares the cited pages and the words of the answer with what is expected, by group of questions.
 *
 *   npm run evaluate                       the project's own set (tests/evaluate/own), all documents in one assistant
 *   npm run evaluate -- --apart            the set that nothing is tuned on (tests/evaluate/apart)
 *   npm run evaluate -- --unread           the set whose misses nobody looks at (tests/evaluate/unread)
 *   npm run evaluate -- --set DIR          DIR holds pdf/ and pdf-qa.json
 *     --scans                              scans of its PDFs, a little turned and noisy (needs pdftoppm)
 *     --text                               its scans as ordinary PDFs: what answers are, not what is read (needs no program)
 *     --alone                              each document in an assistant of its own
 *     --store FILE, --compare FILE         keeps the figures; prints them as before→now
 *     --show                               prints every answer instead of the misses alone
 *     --url URL --token TOKEN              asks a running server instead of starting one
 *
 * The goals of report.ts are its limits: it fails when one of them is missed. Scans of the own set need `pdftoppm`.
 *
 * LLM_BASE_URL, LLM_API_KEY and LLM_MODEL reach the started server; without them answers are excerpts.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer, type RunningServer } from '../e2e/server.ts';
import { askSet, type OnAnswer } from './askSet.ts';
import { ownSet } from './ownSet.ts';
import { logIn, openProduct, type Product } from './product.ts';
import { readSet, type QuestionSet } from './questionSet.ts';
import { scansOf } from './scansOf.ts';
import { linesOf, missedGoals, reportOf, type Asked, type Report } from './report.ts';

const PHONE = '13800000001';

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    apart: { type: 'boolean', default: false },
    unread: { type: 'boolean', default: false },
    url: { type: 'string' },
    token: { type: 'string' },
    store: { type: 'string' },
    compare: { type: 'string' },
    scans: { type: 'boolean', default: false },
    text: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);

async function withServer(dir: string, work: (url: string, token: string) => Promise<void>): Promise<void> {
  if (values.url && values.token) return await work(values.url, values.token);
  let server: RunningServer | undefined;
  try {
    server = await startServer({ DATA_DIR: join(dir, 'data') });
    await work(server.url, await logIn(server.url, PHONE, server.output));
  } finally {
    await server?.stop();
  }
}

async function upload(product: Product, { documents }: QuestionSet): Promise<void> {
  for (const { file, path } of documents) {
    const { document, seconds } = await product.add(path);
    const reason = document.reason ? ` (${document.reason})` : '';
    say(`${file}: ${document.status}${reason}, ${document.pageCount ?? 0} pages, ${seconds.toFixed(1)} s`);
  }
}

const show: OnAnswer = (expected, { text, cited }, { group, mark }) => {
  const places = cited.map(
    ({ doc_name, score, locations }) =>
      `${doc_name} p. ${[...new Set(locations.map(({ page }) => page))].join('+')} (${score})`,
  );
  const question = typeof expected === 'string' ? expected : [...expected.turns, expected.question].join(' >> ');
  const gold = typeof expected === 'string' ? 'nothing' : `p. ${expected.pages.join('/')} ${expected.answer}`;
  const fine = typeof expected === 'string' ? cited.length === 0 : mark.rank > 0 && mark.rank <= 3 && mark.inText;
  if ((fine && !values.show) || values.unread) return;
  say(`  [${group}] ${question}\n      expected ${gold}; cited ${places.join(', ') || 'nothing'}, rank ${mark.rank}`);
  if (values.show || mark.rank > 0) say(text.replace(/^/gm, '      '));
};

async function ask(url: string, token: string, set: QuestionSet): Promise<Asked[]> {
  if (!values.alone) {
    const product = await openProduct(url, token);
    await upload(product, set);
    return await askSet(product, set, show);
  }
  const asked: Asked[] = [];
  for (const document of set.documents.filter(({ questions }) => questions.length > 0)) {
    const product = await openProduct(url, token);
    const one = { documents: [document], unanswerable: set.unanswerable };
    await upload(product, one);
    asked.push(...(await askSet(product, one, show)));
    await product.remove();
  }
  return asked;
}

const dir = mkdtempSync(join(tmpdir(), 'tinystar-evaluate-'));
try {
  await withServer(dir, async (url, token) => {
    const read = values.set
      ? readSet(values.set)
      : await ownSet(join(dir, 'pdf'), {
          set: values.unread ? 'unread' : values.apart ? 'apart' : 'own',
          asText: values.text,
        });
    const set = values.scans ? await scansOf(read, join(dir, 'scans')) : read;
    const report = reportOf(await ask(url, token, set));
    const before = values.compare ? (JSON.parse(readFileSync(values.compare, 'utf8')) as Report) : undefined;
    say('');
    linesOf(report, before).forEach(say);
    const missed = missedGoals(report);
    missed.forEach((line) => say(`missed: ${line}`));
    if (missed.length > 0) process.exitCode = 1;
    if (values.store) writeFileSync(values.store, `${JSON.stringify(report, null, 2)}\n`);
  });
} finally {
  rmSync(dir, { recursive: true, force: true });
}
