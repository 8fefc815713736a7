import { Worker } from 'node:worker_threads';
import type { Article } from './article.ts';

/** A page as it came over the network. */
export interface Fetched {
  body: Uint8Array;
  charset: string | undefined;
  mediaType: string;
  /** After redirects. */
  address: string;
}

/** Finds the main text of a page in a thread of its own, with capped memory, until `signal` is aborted. */
export async function readArticle(page: Fetched, signal: AbortSignal): Promise<Article> {
  const worker = new Worker(new URL('./articleWorker.ts', import.meta.url), {
    workerData: page,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    env: {},
    execArgv: [],
  });
  try {
    return await new Promise<Article>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the page could not be read')));
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      signal.throwIfAborted();
    });
  } finally {
    await worker.terminate();
  }
}
