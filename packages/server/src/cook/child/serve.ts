import { flushCompileCache } from 'node:module';
import { CookError } from '../failure.ts';
import { seal } from './seal.ts';
import type { Job, Message, Start, Work } from './protocol.ts';

/**
 * Does the jobs that the parent sends, one after the other and all of one kind, in the child. `load` gives what does
 * them, with all that it will ever need: what is shared between jobs is looked at from then on.
 */
export async function serve(load: (task: Job['task']) => Promise<Work>): Promise<void> {
  // A child whose parent died has nobody to report to.
  process.once('disconnect', () => process.exit(1));
  const tell = (message: Message): void => void process.send?.(message);
  const { task, flush } = JSON.parse(process.argv[2] ?? '{}') as Start;
  const work = await load(task);
  if (flush) flushCompileCache();
  const intact = seal();

  const take = async (job: Job): Promise<void> => {
    try {
      // Something that an earlier job left to happen later: this one is for another process.
      if (!intact()) process.exit(1);
      await work(job, tell);
      tell({ type: 'done', intact: intact() });
    } catch (error) {
      tell({ type: 'failed', failure: (error instanceof CookError ? error : new CookError('broken')).failure });
    }
  };
  process.on('message', (job: Job) => void take(job));
  tell({ type: 'loaded' });
}
