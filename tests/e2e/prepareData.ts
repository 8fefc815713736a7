import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { queryDatabase } from './queryDatabase.ts';
import { lastLines, startServer } from './server.ts';

export type DataKind = 'empty' | 'demo';

/** Milliseconds in which the demo's documents are trained, on a machine that does much else. */
const PATIENCE = 120_000;

/** Makes one kind, as a folder of that name, by a server of its own. */
const prepareKind = async (folder: string, kind: DataKind): Promise<void> => {
  const data = path.join(folder, kind);
  const server = await startServer({ DATA_DIR: data, DEMO: kind === 'demo' ? 'on' : 'off' });
  try {
    const until = Date.now() + PATIENCE;
    // Of the demo its documents are trained while the server runs already.
    const untrained = () => queryDatabase(data, `select name, status from kb_bot_file where status <> 'trained'`);
    for (let left = await untrained(); left.length > 0; left = await untrained()) {
      if (Date.now() > until)
        throw new Error(`documents are not trained: ${JSON.stringify(left)}\n${lastLines(server.output())}`);
      await sleep(200);
    }
  } finally {
    await server.stop();
  }
};

/**
 * The data with which every server of a kind begins, made once in a run: a database set up, and for the demo its
 * documents trained, take seconds that each file would wait for again. Rejects with the server's last lines.
 */
export const prepareData = async (folder: string): Promise<void> => {
  const made = await Promise.allSettled([prepareKind(folder, 'empty'), prepareKind(folder, 'demo')]);
  const reasons = made.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  if (reasons.length > 0)
    throw new Error(`The data that journeys begin with could not be made.\n${reasons.join('\n')}`);
};
