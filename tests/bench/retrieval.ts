/**
 * Measures a question to an assistant of 4,000 passages on the embedded PostgreSQL: our search beside the plain SQL way
 * (any term, ordered by ts_rank) over the same index. The texts are made: Zipf-distributed two-character words, each
 * passage with words of its own, questions that repeat three of them in other order. Goals: at most 15 ms, of them 8 of
 * the processor, ours and the database's together, once an assistant was asked some hundred questions: what its passages
 * say is kept then. What the first ones cost is told without a goal. `PASSAGES=100000` measures a larger one, which takes
 * some minutes to fill; its goal is 25. There ts_rank is asked a few questions only, because one takes it seconds.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../packages/server/src/platform/database/cluster.ts';
import { openDatabase, type Database } from '../../packages/server/src/platform/database/database.ts';
import { migrate } from '../../packages/server/src/platform/database/migrate.ts';
import { openDictionary } from '../../packages/server/src/retrieval/dictionary.ts';
import { analyse, search, writePassages, type Passage } from '../../packages/server/src/retrieval/index.ts';
import { termKey } from '../../packages/server/src/retrieval/termKey.ts';
import { atMost, type Bench } from './support/bench.ts';

const PASSAGES = Number(process.env['PASSAGES'] ?? 4_000);
const QUESTIONS = 300;
const WARM_UP = 30;
const QUESTIONS_BY_SQL = PASSAGES > 4_000 ? 5 : QUESTIONS;
const GOAL = 15;
const CPU_GOAL = PASSAGES > 4_000 ? 25 : 8;
const TICK = 10;
/** The second questions begin here: none of them was asked before. */
const OTHERS = 5;

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = seeded(7);
const character = () => String.fromCodePoint(0x4e00 + Math.floor(random() * 2_500));
const words = Array.from({ length: 8_000 }, () => character() + character());
/** A word by Zipf's law: the n-th is n times rarer than the first. */
const common = () => words[Math.floor(words.length ** random()) - 1] ?? '';
const rare = () => words[2_000 + Math.floor(random() * 6_000)] ?? '';

const topics = Array.from({ length: PASSAGES }, () => Array.from({ length: 8 }, rare));

function passageOf(topic: readonly string[], position: number): Passage {
  let text = '';
  while (text.length < 320)
    text += `${random() < 0.2 ? topic[Math.floor(random() * topic.length)] : common()}${random() < 0.12 ? '。' : ''}`;
  const box = { left: 72, top: 100, right: 520, bottom: 300 };
  const blockId = `block-${position}`;
  const spans = [{ blockId, page: 1 + Math.floor(position / 4), box, start: 0, end: text.length }];
  return {
    position,
    title: `手册 › ${topic[0]}${topic[1]}`,
    text,
    blockIds: [blockId],
    pages: [1 + Math.floor(position / 4)],
    spans,
  };
}

async function fill(db: Database, kbBotId: string): Promise<void> {
  const fileId = randomUUID();
  await db.$client.query(
    `insert into kb_bot (id, public_id, owner_type, owner_id, name, avatar, created_at, updated_at)
     values ($1, $2, 'personal', 'bench', 'bench', '{}', now(), now())`,
    [kbBotId, randomUUID()],
  );
  await db.$client.query(
    `insert into kb_bot_file (id, kb_bot_id, name, kind, status, size, sha256, source_key, created_at, updated_at)
     values ($1, $2, 'bench.pdf', 'pdf', 'trained', 1, $1, 'k', now(), now())`,
    [fileId, kbBotId],
  );
  await writePassages(db, { kbBotId, kind: 'doc', sourceId: fileId }, 'bench.pdf', topics.map(passageOf));
}

/** Fills without the index of terms, and makes it afterwards; such statements take longer than the product allows. */
async function inBulk(db: Database, work: () => Promise<void>): Promise<void> {
  const { rows } = await db.$client.query<{ made: string }>(
    `select pg_get_indexdef('passage_terms'::regclass) as made`,
  );
  await db.$client.query('drop index passage_terms');
  await work();
  const client = await db.$client.connect();
  await client.query('set statement_timeout = 0');
  await client.query(`set maintenance_work_mem = '256MB'`);
  await client.query(rows[0]!.made);
  await client.query('vacuum analyze passage');
  client.release(true);
}

async function plainSql(db: Database, kbBotId: string, question: string): Promise<number[]> {
  const key = termKey(kbBotId);
  const query = analyse(question)
    .terms.map((term) => `'${key}:${term}'`)
    .join(' | ');
  const { rows } = await db.$client.query<{ position: number }>(
    `select position from passage where kb_bot_id = $1 and terms @@ $2::tsquery
     order by ts_rank(terms, $2::tsquery) desc limit 8`,
    [kbBotId, query],
  );
  return rows.map(({ position }) => position);
}

/** Milliseconds of processor time so far, of this process and of the database process that serves it. */
async function processorTime(db: Database): Promise<number> {
  const { rows } = await db.$client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const fields = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8').split(' ');
  const { user, system } = process.cpuUsage();
  return (Number(fields[13]) + Number(fields[14])) * TICK + (user + system) / 1000;
}

async function measure(ask: (question: string) => Promise<number[]>, count = QUESTIONS, from = 0) {
  const questions = Array.from({ length: count }, (_, at) => {
    const position = (at * 13 + from) % PASSAGES;
    const [, , third, fourth, fifth] = topics[position] ?? [];
    return { position, text: `请问${fifth}的${common()}怎样${third}${common()}，${fourth}有什么要求？` };
  });
  for (const { text } of questions.slice(0, WARM_UP)) await ask(text);
  const times: number[] = [];
  let first = 0;
  for (const { position, text } of questions) {
    const started = performance.now();
    const found = await ask(text);
    times.push(performance.now() - started);
    if (found[0] === position) first += 1;
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? 0;
  return { median: at(0.5), p95: at(0.95), first: first / count };
}

/** Ours beside plain SQL over the same index, with a neighbour assistant of the same size in the table. */
export const bench: Bench = {
  name: 'retrieval',
  async run() {
    const dir = mkdtempSync(join(tmpdir(), 'tinystar-bench-'));
    chmodSync(dir, 0o711);
    const cluster = await startCluster({ dir, say: () => undefined, volatile: true });
    const db = openDatabase(cluster.connection, 4, () => undefined);
    // One connection, so that one process of the database does all the work of a question and can be measured.
    const asker = openDatabase(cluster.connection, 1, () => undefined);
    try {
      await migrate(db);
      const kbBotId = randomUUID();
      // Making an index of what is there takes a fraction of growing it row by row.
      await inBulk(db, async () => {
        await fill(db, kbBotId);
        await fill(db, randomUUID());
      });
      // Read once in the life of a process, by a thread of its own.
      while (!(await openDictionary()));
      const ask = async (question: string) =>
        (await search(asker, { kbBotId, kinds: ['doc', 'qa'] }, question)).hits.map(({ position }) => position);
      const processorOf = async (work: () => ReturnType<typeof measure>) => {
        const before = await processorTime(asker);
        const result = await work();
        return { ...result, processor: ((await processorTime(asker)) - before) / (QUESTIONS + WARM_UP) };
      };
      const first = await processorOf(() => measure(ask));
      const ours = await processorOf(() => measure(ask, QUESTIONS, OTHERS));
      const plain = await measure((question) => plainSql(db, kbBotId, question), QUESTIONS_BY_SQL);
      return [
        atMost(`a question to ${PASSAGES} passages, median`, ours.median, 'ms', GOAL),
        atMost('of it on the processor, mean', ours.processor, 'ms', CPU_GOAL),
        { label: 'the same of the first questions', value: first.processor, unit: 'ms', goal: 0, pass: true },
        atMost('the same against ts_rank', ours.median / plain.median, '×', 1),
        { label: 'right passage first', value: 100 * ours.first, unit: '%', goal: 95, pass: ours.first >= 0.95 },
        { label: 'right passage first by ts_rank', value: 100 * plain.first, unit: '%', goal: 0, pass: true },
      ];
    } finally {
      await asker.$client.end();
      await db.$client.end();
      await cluster.stop();
      rmSync(dir, { recursive: true, force: true });
    }
  },
};
