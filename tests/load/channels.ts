// How many signed messages a second the receiver of channels verifies and keeps, side by side with the same inserts alone:
//   npx node tests/load/channels.ts [--messages 3000]
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { channels } from '../../packages/contract/src/index.ts';
import { seedAssistant } from '../../packages/server/src/answers/testing/seedAssistant.ts';
import { kbBotChannel, channelMessage } from '../../packages/server/src/channels/schema.ts';
import { dingTalkText, fromDingTalk } from '../../packages/server/src/channels/testing/signed.ts';
import { startCluster } from '../../packages/server/src/platform/database/cluster.ts';
import { openDatabase } from '../../packages/server/src/platform/database/database.ts';
import { migrate } from '../../packages/server/src/platform/database/migrate.ts';
import { prepareJobs } from '../../packages/server/src/platform/jobs/worker.ts';
import { createLog } from '../../packages/server/src/platform/log/log.ts';
import { newId } from '../../packages/server/src/platform/database/columns.ts';
import { createTestServer } from '../../packages/server/src/testing/index.ts';

/** Verified and kept messages a second that two cores have to bear: one for the server, one for the database. */
const goal = 300;
const at = process.argv.indexOf('--messages');
const messages = at < 0 ? 3_000 : Number(process.argv[at + 1]);
/** Callbacks that are open at the same time. */
const width = 32;

/** CPU that the database has used so far, in µs: its first process and those it has started. */
function databaseCpu(): number {
  const postmaster = String(cluster.pid);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // Behind the name, which may hold spaces: state, parent, …, time of its own and of its kernel calls in ticks.
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
        return pid === postmaster || stat[1] === postmaster ? [(Number(stat[11]) + Number(stat[12])) * 10_000] : [];
      } catch {
        // It has ended in this moment.
        return [];
      }
    })
    .reduce((sum, ticks) => sum + ticks, 0);
}

const dir = mkdtempSync(join(tmpdir(), 'tinystar-channels-'));
chmodSync(dir, 0o711);
// On a disk that is waited for: what is acknowledged is kept.
const cluster = await startCluster({ dir, say: () => undefined });
const db = openDatabase(cluster.connection, 10, () => undefined);
try {
  await migrate(db);
  await prepareJobs({ db, log: createLog('silent') });
  await using server = await createTestServer({
    database: { db, connection: cluster.connection, drop: () => Promise.resolve() },
  });
  const owner = await server.member('owner');
  // Nobody answers while it is measured: an assistant that is not published ignores what it is asked.
  const bot = await seedAssistant(server.services, { owner: { type: 'tenant', id: owner.tenantId! } });
  const body = { kbBotId: bot.id, appKey: 'ding-load', appSecret: 'secret' };
  const saved = await owner.call('POST', '/api/v1/tenantKbBotPublishSetting/update/dingTalkSetting', body);
  const { callbackPath } = saved.as(channels.updateDingTalk).dingTalk;
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const calls = Array.from({ length: messages }, (_, n) =>
    fromDingTalk(
      'secret',
      dingTalkText('ding-load', `person-${n % 500}`, `m-${n}`, '年假可以结转吗？'),
      server.services.now().getTime(),
    ),
  );

  async function spread(work: (n: number) => Promise<void>): Promise<{ seconds: number; waits: number[] }> {
    const waits: number[] = [];
    let next = 0;
    const from = performance.now();
    await Promise.all(
      Array.from({ length: width }, async () => {
        for (let n = next++; n < messages; n = next++) {
          const began = performance.now();
          await work(n);
          waits.push(performance.now() - began);
        }
      }),
    );
    return { seconds: (performance.now() - from) / 1000, waits: waits.toSorted((a, b) => a - b) };
  }

  const [channel] = await server.services.db.select().from(kbBotChannel);
  const now = new Date();
  const plain = {
    channelId: channel!.id,
    account: 'plain',
    question: '年假可以结转吗？',
    address: {},
    state: 'ignored',
  } as const;
  const alone = await spread(async (n) => {
    const row = { ...plain, platformId: newId(), conversation: `plain-${n % 500}`, nextAt: now, receivedAt: now };
    await server.services.db.insert(channelMessage).values(row).onConflictDoNothing();
  });
  const stored = databaseCpu();
  const cpu = process.cpuUsage();
  const received = await spread(async (n) => {
    const { method, headers, body: payload } = calls[n]!;
    const answer = await fetch(origin + callbackPath, { method, headers, body: payload });
    if (answer.status !== 200) throw new Error(`refused with ${answer.status}`);
    await answer.arrayBuffer();
  });
  const used = process.cpuUsage(cpu);
  const storing = (databaseCpu() - stored) / messages;
  const kept = await server.services.db.$count(channelMessage, eq(channelMessage.account, 'ding-load'));
  if (kept !== messages) throw new Error(`${kept} of ${messages} messages were kept`);
  const rate = messages / received.seconds;
  const each = (used.user + used.system) / messages;
  const p99 = received.waits[Math.ceil(0.99 * received.waits.length) - 1]!;
  process.stdout.write(
    [
      `${rate.toFixed(0)} messages a second verified and kept, p99 ${p99.toFixed(0)} ms`,
      `${each.toFixed(0)} µs of CPU each, with the client and the dispatcher beside it: ${(1e6 / each).toFixed(0)} a second and core (goal ${goal})`,
      `${storing.toFixed(0)} µs of CPU each in the database: ${(1e6 / storing).toFixed(0)} a second on the other core`,
      `${(received.seconds / alone.seconds).toFixed(2)} times the wall time of the same inserts alone (${(messages / alone.seconds).toFixed(0)} a second)`,
      '',
    ].join('\n'),
  );
  // By CPU, because the wall time is also that of whatever else the machine does.
  process.exitCode = Math.min(1e6 / each, 1e6 / storing) < goal ? 1 : 0;
} finally {
  await db.$client.end();
  await cluster.stop();
  rmSync(dir, { recursive: true, force: true });
}
