import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Module } from '../../platform/module.ts';
import { createTestServer } from '../../testing/index.ts';
import { defineJob, JobTimeout } from './define.ts';
import { releaseDeadJobs } from './recover.ts';
import { startWorker } from './worker.ts';

const payload = z.object({ n: z.number() });

function journal() {
  const done: string[] = [];
  const add = defineJob('try.add', payload, async ({ n }, { attempt }) => void done.push(`add ${n} ${attempt}`), {
    attempts: 3,
    timeout: 5_000,
  });
  const stuck = defineJob(
    'try.stuck',
    payload,
    async ({ n }, { signal }) => {
      done.push(`stuck ${n}`);
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
    {
      attempts: 1,
      timeout: 300,
      onExhausted: async ({ n }, { error }) => void done.push(`gave up ${n} ${error instanceof JobTimeout}`),
    },
  );
  const module: Module = { jobs: [add, stuck] };
  return { done, add, stuck, module };
}

test('a job exists only if the transaction that planned it commits (REC-03)', async () => {
  const { done, add, module } = journal();
  await using server = await createTestServer({ modules: [module], worker: true });
  const { db } = server.services;
  await db.transaction((tx) => add.enqueue(tx, { n: 1 }));
  await db
    .transaction(async (tx) => {
      await add.enqueue(tx, { n: 2 });
      throw new Error('no');
    })
    .catch(() => undefined);
  await server.settled();
  expect(done).toEqual(['add 1 1']);
});

test('a job that takes too long is stopped and, without a try left, given up (REC-03)', async () => {
  const { done, stuck, module } = journal();
  await using server = await createTestServer({ modules: [module], worker: true });
  await stuck.enqueue(server.services.db, { n: 7 });
  await expect.poll(() => done).toEqual(['stuck 7', 'gave up 7 true']);
});

test('jobs of a killed process run again at the next start; one that kills each time is given up (REC-03)', async () => {
  const { done, add, stuck, module } = journal();
  await using server = await createTestServer({ modules: [module] });
  const { db } = server.services;
  await add.enqueue(db, { n: 1 });
  await stuck.enqueue(db, { n: 2 });
  // What a kill -9 leaves: locked jobs of workers that never come back.
  await db.$client.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead', attempts = 1",
  );
  await db.$client.query(`insert into job_run (job_id, payload, deaths, started_at)
    select id, '{"n":2}', 10, now() from graphile_worker.jobs where task_identifier = 'try.stuck'`);
  const worker = await startWorker(server.services, module.jobs!, true);
  await expect.poll(() => done.toSorted()).toEqual(['add 1 1', 'gave up 2 false']);
  await worker.stop();
});

test('a job cut short by a stop keeps its try and runs at the next start (REC-04)', async () => {
  const { done, module } = journal();
  const slow = defineJob(
    'try.slow',
    payload,
    async (_payload, { attempt, signal }) => {
      done.push(`slow ${attempt}`);
      if (done.length === 1)
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
    { attempts: 1, timeout: 60_000, onExhausted: async () => void done.push('gave up') },
  );
  await using server = await createTestServer({ modules: [module] });
  const first = await startWorker(server.services, [slow], true);
  await slow.enqueue(server.services.db, { n: 1 });
  await expect.poll(() => done).toEqual(['slow 1']);
  await first.stop();
  const second = await startWorker(server.services, [slow], true);
  await expect.poll(() => done).toEqual(['slow 1', 'slow 1']);
  await second.stop();
});

test('a living process keeps its jobs while another one starts (REC-03)', async () => {
  const { done, stuck, module } = journal();
  await using server = await createTestServer({ modules: [module], worker: true });
  await stuck.enqueue(server.services.db, { n: 1 });
  await expect.poll(() => done.length).toBeGreaterThan(0);
  const second = await startWorker(server.services, module.jobs!, false);
  await expect.poll(() => done).toEqual(['stuck 1', 'gave up 1 true']);
  await second.stop();
});

test('a clock of the database that jumps takes no job from a living process, and delays none (REC-03)', async () => {
  const { done, add } = journal();
  let release = () => {};
  const held = defineJob(
    'try.held',
    payload,
    async () => {
      done.push('held');
      await new Promise<void>((resolve) => (release = resolve));
    },
    { attempts: 3, timeout: 60_000 },
  );
  await using server = await createTestServer({ modules: [{ jobs: [add, held] }], worker: true });
  const { db } = server.services;
  const query = async (text: string) => (await db.$client.query<{ seen: string }>(text)).rows;
  await held.enqueue(db, { n: 1 });
  await expect.poll(() => done).toEqual(['held']);
  const [owner] = await query('select seen_at::text as seen from job_process');
  const second = await startWorker(server.services, [add, held], false);
  // Right after the heartbeat of the first, so that the second is the one that judges by the new time.
  await expect.poll(() => query(`select from job_process where seen_at <= '${owner!.seen}'`)).toEqual([]);
  await query("update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour'");
  await query("update job_process set seen_at = seen_at - interval '1 hour'");
  const young = "select from job_process where seen_at > now() - interval '1 minute'";
  await expect.poll(() => query(young)).toHaveLength(2);
  expect(done).toEqual(['held']);

  // And back: a job that was due, and a process that is gone.
  await query(`insert into job_process (id, pool_ids, seen_at) values ('gone', '{gone}', now())`);
  await add.enqueue(db, { n: 2 }, { runAt: new Date(Date.now() + 3_600_000) });
  await query("update job_process set seen_at = seen_at + interval '1 hour'");
  await expect.poll(() => done).toEqual(['held', 'add 2 1']);
  await releaseDeadJobs(server.services, [add, held], false);
  expect(await query("select from job_process where id = 'gone'")).toEqual([]);
  expect(done).toEqual(['held', 'add 2 1']);
  release();
  await second.stop();
}, 60_000);

test('a job that the database gave to a process which never heard of it runs all the same, and one that runs there is left alone (REC-03)', async () => {
  const { done, add } = journal();
  let release = () => {};
  const held = defineJob(
    'try.held',
    payload,
    async () => {
      done.push('held');
      await new Promise<void>((resolve) => (release = resolve));
      done.push('released');
    },
    { attempts: 3, timeout: 60_000 },
  );
  await using server = await createTestServer({ modules: [{ jobs: [add, held] }], worker: true });
  const { db } = server.services;
  const query = async (text: string) => (await db.$client.query<{ locks: string }>(text)).rows;
  await held.enqueue(db, { n: 1 });
  await expect.poll(() => done).toEqual(['held']);
  await add.enqueue(db, { n: 2 }, { runAt: new Date(Date.now() + 3_600_000) });
  await query(`
    update graphile_worker._private_jobs set attempts = 1, run_at = now(), locked_at = now(),
      locked_by = (select pool_ids[1] from job_process) where locked_at is null`);
  const pools = () => query('select pool_ids from job_process');
  const before = await pools();
  // The first round sees it, the second takes it back.
  await expect.poll(pools).not.toEqual(before);
  release();
  await expect.poll(() => done).toEqual(['held', 'released', 'add 2 1']);
  await expect.poll(() => query('select from graphile_worker.jobs')).toEqual([]);
}, 60_000);

test('refuses a payload that does not fit, before anything is stored', async () => {
  const { add } = journal();
  await using server = await createTestServer({ modules: [] });
  await expect(add.enqueue(server.services.db, { n: 'x' } as never)).rejects.toThrow();
});
