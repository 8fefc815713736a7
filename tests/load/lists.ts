// How long every list of the contract takes in an enterprise ten times as large as the largest expected:
//   npx node tests/load/lists.ts [--share 0.1] [--times 40] [--ledger 4000000]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../packages/server/src/platform/database/cluster.ts';
import { openDatabase } from '../../packages/server/src/platform/database/database.ts';
import { migrate } from '../../packages/server/src/platform/database/migrate.ts';
import { prepareJobs } from '../../packages/server/src/platform/jobs/worker.ts';
import { createLog } from '../../packages/server/src/platform/log/log.ts';
import { createBigWorld, tenfold, type Sizes } from '../../packages/server/src/sweep/bigWorld.ts';
import { askList, listCalls } from '../../packages/server/src/sweep/listCalls.ts';

/** Milliseconds that no list may take, at the 95th of a hundred. */
const limit = 100;

const number = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const [share, times] = [number('share', 1), number('times', 40)];
const sizes = Object.fromEntries(
  Object.entries({ ...tenfold, ledgerLines: number('ledger', tenfold.ledgerLines) / share }).map(([name, rows]) => [
    name,
    name === 'promoters' ? rows : Math.ceil(rows * share),
  ]),
) as unknown as Sizes;

const dir = mkdtempSync(join(tmpdir(), 'tinystar-lists-'));
chmodSync(dir, 0o711);
const cluster = await startCluster({ dir, say: () => undefined, volatile: true });
const db = openDatabase(cluster.connection, 10, () => undefined);
try {
  await migrate(db);
  await prepareJobs({ db, log: createLog('silent') });
  const began = performance.now();
  await using world = await createBigWorld(sizes, {
    db,
    connection: cluster.connection,
    drop: () => Promise.resolve(),
  });
  process.stdout.write(`${JSON.stringify(sizes)}\nmade in ${Math.round((performance.now() - began) / 1000)} s\n\n`);
  let slow = 0;
  for (const called of listCalls) {
    for (const page of 'page' in called.endpoint.input._zod.def.shape ? [1, 50] : [1]) {
      const took: number[] = [];
      let status = 0;
      for (let at = 0; at < times; at++) {
        const from = performance.now();
        ({ status } = await askList(world, called, page));
        took.push(performance.now() - from);
      }
      took.sort((a, b) => a - b);
      const [middle, late] = [0.5, 0.95].map((part) => took[Math.ceil(part * took.length) - 1]!);
      if (late! > limit || status !== 200) slow += 1;
      const mark = status !== 200 ? String(status) : late! > limit ? 'SLOW' : '';
      process.stdout.write(
        `${middle!.toFixed(1).padStart(8)} ${late!.toFixed(1).padStart(8)} ms  ${called.title}, page ${page} ${mark}\n`,
      );
    }
  }
  process.stdout.write(`\n${slow} of the lists take longer than ${limit} ms or were refused\n`);
  process.exitCode = slow > 0 ? 1 : 0;
} finally {
  await db.$client.end();
  await cluster.stop();
  rmSync(dir, { recursive: true, force: true });
}
