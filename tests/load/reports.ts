// How long the pages of reports take at two million questions of one enterprise, and how much the server grows by an export:
//   npx node tests/load/reports.ts [--questions 2000000] [--assistants 10] [--times 40]
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf, reports, tenantReports, type Endpoint } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { seedAssistant } from '../../packages/server/src/answers/testing/seedAssistant.ts';
import { startCluster } from '../../packages/server/src/platform/database/cluster.ts';
import { openDatabase } from '../../packages/server/src/platform/database/database.ts';
import { migrate } from '../../packages/server/src/platform/database/migrate.ts';
import { prepareJobs } from '../../packages/server/src/platform/jobs/worker.ts';
import { createLog } from '../../packages/server/src/platform/log/log.ts';
import { sumDays } from '../../packages/server/src/reports/sumDays.ts';
import { createTestServer } from '../../packages/server/src/testing/index.ts';

/** Milliseconds that no page may take, at the 95th of a hundred. */
const limit = 300;
/** Bytes that the server may grow by while it writes a spreadsheet. */
const mostGrown = 100e6;
const DAYS = 60;

const number = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const [questions, times] = [number('questions', 2_000_000), number('times', 40)];
const ASSISTANTS = number('assistants', 10);
const say = (text: string) => process.stdout.write(`${text}\n`);

const dir = mkdtempSync(join(tmpdir(), 'tinystar-reports-'));
chmodSync(dir, 0o711);
const cluster = await startCluster({ dir, say: () => undefined, volatile: true });
const db = openDatabase(cluster.connection, 10, () => undefined);
try {
  await migrate(db);
  await prepareJobs({ db, log: createLog('silent') });
  await using server = await createTestServer({
    database: { db, connection: cluster.connection, drop: () => Promise.resolve() },
  });
  const owner = await server.member('owner');
  const bots: string[] = [];
  for (let at = 0; at < ASSISTANTS; at++)
    bots.push((await seedAssistant(server.services, { owner: { type: 'tenant', id: owner.tenantId! } })).id);
  const run = (statement: ReturnType<typeof sql>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(statement);
    });
  let began = performance.now();
  for (let from = 1; from <= questions; from += 50_000)
    await run(sql`
      insert into kb_bot_chat_message (id, kb_bot_id, asker, user_id, side, source, province, session, msg_type, question,
        answer, answer_status, answer_source, thumb, created_at)
      select md5('q' || n), (${sql.param(bots)}::text[])[1 + n % ${ASSISTANTS}::int], 'visitor:' || md5('a' || n % 60000),
        md5('a' || n % 60000), 'web', (array['tinystar_web', 'share_web', 'js_'])[1 + n % 3],
        (array['', '广东', '北京', '浙江', '江苏'])[1 + n % 5], 1, 'qa',
        (array['年假有几天？', '报销流程怎么走', '空调保修多久', '怎么开发票'])[1 + n % 4] || n % 3000,
        repeat('回答的文字', 40), 'success', case when n % 20 = 0 then 'notFound' else 'document' end,
        case when n % 40 = 0 then 'down' when n % 9 = 0 then 'up' else 'none' end,
        now() - n * (interval '1 day' * ${DAYS}::int / ${questions}::int)
      from generate_series(${from}::int, ${Math.min(questions, from + 49_999)}::int) n`);
  say(`${questions} questions made in ${Math.round((performance.now() - began) / 1000)} s`);
  began = performance.now();
  await sumDays(db);
  say(`summed in ${Math.round((performance.now() - began) / 1000)} s`);
  await run(sql`analyze`);
  const day = (back: number) =>
    new Date(Date.now() - back * 86_400_000)
      .toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
      .replaceAll('-', '');
  const range = { startDateKey: day(29), endDateKey: day(0) };
  const ofBot = { kbBotId: bots[0], ...range };
  const visitor = createHash('md5').update('a7').digest('hex');
  const { rows: rare } = await db.execute<{ key: string }>(sql`
    select key from report_question where kb_bot_id = ${bots[0]} group by key order by sum(questions), key limit 1`);
  const key = rare[0]!.key;
  const pages: [string, Endpoint, object][] = [
    ['overview', reports.statistics, ofBot],
    ['by source', reports.bySource, ofBot],
    ['by province', reports.byProvince, ofBot],
    ['hot words', reports.keywords, ofBot],
    ['questions of a word', reports.questions, { ...ofBot, keyword: '年假' }],
    ['without an answer', reports.gaps, ofBot],
    ['conversations', reports.conversations, ofBot],
    ['conversations, disliked', reports.conversations, { ...ofBot, thumb: 'down' }],
    ['conversations, by word', reports.conversations, { ...ofBot, keyword: '发票' }],
    ['conversations, by hot word', reports.conversations, { ...ofBot, word: '年假' }],
    ['conversations of a question', reports.conversations, { ...ofBot, keys: [key] }],
    ['conversations with a looked-at source', reports.conversations, { ...ofBot, opened: true }],
    ['conversations, page 500', reports.conversations, { ...ofBot, page: 500 }],
    ['users', reports.users, ofBot],
    ['enterprise', tenantReports.statistics, range],
    ['enterprise by assistant', tenantReports.byAssistant, range],
    ['one person by assistant', tenantReports.byAssistant, { ...range, asker: `visitor:${visitor}` }],
    ['weekly digest', tenantReports.digest, {}],
    ['conversations with a source', reports.conversations, { ...ofBot, sourced: true }],
    ['enterprise by day', tenantReports.series, range],
    ['members', tenantReports.memberTop5, range],
    ['others', tenantReports.guestTop5, range],
    ['coins', tenantReports.coinSeries, range],
  ];
  let slow = 0;
  for (const [name, endpoint, input] of pages) {
    const took: number[] = [];
    let status = 0;
    for (let at = 0; at < times; at++) {
      const from = performance.now();
      ({ status } = await owner.call('POST', pathOf(endpoint, 'tenant'), input));
      took.push(performance.now() - from);
    }
    took.sort((a, b) => a - b);
    const [middle = 0, late = 0] = [0.5, 0.95].map((part) => took[Math.ceil(part * took.length) - 1]!);
    if (late > limit || status !== 200) slow += 1;
    const mark = status !== 200 ? String(status) : late > limit ? 'SLOW' : '';
    say(`${middle.toFixed(1).padStart(8)} ${late.toFixed(1).padStart(8)} ms  ${name} ${mark}`);
  }
  const url = await server.listen();
  for (const [name, endpoint] of [
    ['conversations', reports.exported],
    ['users', reports.usersExported],
  ] as const) {
    const before = process.memoryUsage().rss;
    const from = performance.now();
    let most = before;
    let bytes = 0;
    const file = await fetch(url + pathOf(endpoint, 'tenant'), {
      method: 'POST',
      headers: { ...owner.headers, 'content-type': 'application/json' },
      body: JSON.stringify(ofBot),
    });
    for await (const part of file.body!) {
      bytes += part.length;
      most = Math.max(most, process.memoryUsage().rss);
    }
    const [size, grown, took] = [bytes / 1e6, most - before, (performance.now() - from) / 1000];
    if (grown > mostGrown) slow += 1;
    say(
      `export of ${name}: ${size.toFixed(1)} MB in ${took.toFixed(1)} s, the process grew by ${(grown / 1e6).toFixed(0)} MB`,
    );
  }
  process.exitCode = slow > 0 ? 1 : 0;
} finally {
  await db.$client.end();
  await cluster.stop();
  rmSync(dir, { recursive: true, force: true });
}
