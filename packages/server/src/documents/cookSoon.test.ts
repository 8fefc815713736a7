import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startWorker } from '../platform/jobs/worker.ts';
import { createTestServer } from '../testing/index.ts';
import { cookJob } from './cookJob.ts';
import { kbBotFile } from './schema.ts';
import { libraryOf } from './testing/library.ts';
import { pdfOf } from './testing/pdf.ts';
import { trainJob } from './trainJob.ts';

const MANY = 24;

it('the first document of one owner goes before the many of another that came earlier', async () => {
  await using server = await createTestServer();
  const { services } = server;
  const [big, small] = await Promise.all([
    libraryOf(server, await server.actor()),
    libraryOf(server, await server.actor()),
  ]);
  for (let at = 0; at < MANY; at++) await big.add(`${at}.pdf`, await pdfOf([`Chapter ${at} of a large library.`]));
  await small.add('own.pdf', await pdfOf(['The only document of a small library.']));
  const statuses = async (kbBotId: string) => {
    const rows = await services.db.select().from(kbBotFile).where(eq(kbBotFile.kbBotId, kbBotId));
    return rows.map(({ status }) => status);
  };
  const worker = await startWorker(services, [cookJob, trainJob], true);
  try {
    await expect.poll(() => statuses(small.kbBotId), { interval: 20 }).toEqual(['trained']);
    const waiting = (await statuses(big.kbBotId)).filter((status) => status === 'cookPending');
    // The ones that were being read when it began, and the owner's own first ones, are ahead; all others are not.
    expect(waiting.length).toBeGreaterThan(MANY / 2);
    await server.settled();
    expect(await statuses(big.kbBotId)).toEqual(Array.from({ length: MANY }, () => 'trained'));
  } finally {
    await worker.stop();
  }
});
