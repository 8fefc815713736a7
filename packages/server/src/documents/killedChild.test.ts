import { execFileSync } from 'node:child_process';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { kbBotFile } from './schema.ts';
import { libraryOf, type Library } from './testing/library.ts';
import { longPdf } from './testing/pdf.ts';

let server: TestServer;
let library: Library;

beforeAll(async () => {
  server = await createTestServer({ worker: true });
  library = await libraryOf(server, await server.actor());
});
afterAll(() => server.close());

const rowOf = async (id: string) => (await server.services.db.select().from(kbBotFile).where(eq(kbBotFile.id, id)))[0];

/** Kills the parser's processes of this test, as a machine short of memory would; answers how many there were. */
function killParsers(): number {
  const lines = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n');
  const pids = lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('cook/child/main.ts'))
    .map(([pid]) => Number(pid));
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  return pids.length;
}

const killNext = async () => {
  await expect.poll(killParsers, { interval: 30 }).toBeGreaterThan(0);
};

it('a parser killed from outside says nothing of the file: it is read again by itself', async () => {
  const id = await library.add('once.pdf', await longPdf(120));
  await killNext();
  await expect.poll(async () => (await rowOf(id))?.status, { timeout: 60_000 }).toBe('trained');
});

it('a parser that is killed each time is told as a fault of the moment, not as a broken file', async () => {
  const id = await library.add('twice.pdf', await longPdf(121));
  const statusWhenKilled = async () => {
    killParsers();
    return (await rowOf(id))?.status;
  };
  await expect.poll(statusWhenKilled, { interval: 30, timeout: 60_000 }).toBe('cookFailed');
  expect((await rowOf(id))?.reason).toBe('文件暂时无法解析，请稍后重试');
});
