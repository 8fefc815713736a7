import type { Services } from '../platform/services.ts';
import { isCurrent, moveFile, type FileRun } from './fileState.ts';

const interval = 700;

export interface ProgressWatch extends Disposable {
  /** Pages done of pages in all. */
  report(page: number, pages: number): void;
}

/** Writes the progress of a cooking at most every 0.7 s, and notices when the file has gone. */
export function watchProgress(
  { db, log }: Pick<Services, 'db' | 'log'>,
  file: FileRun,
  onGone: () => void,
): ProgressWatch {
  let latest = { progress: 0, pageCount: null as number | null };
  let written = latest;
  let busy = false;
  const beat = async () => {
    const wanted = latest;
    const there = wanted === written ? await isCurrent(db, file) : await moveFile(db, file, ['cooking'], wanted);
    written = wanted;
    if (!there) onGone();
  };
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    beat()
      .catch((error: unknown) => log.warn({ error }, 'progress could not be written'))
      .finally(() => (busy = false));
  }, interval);
  return {
    report(page, pages) {
      const progress = pages > 0 ? Math.min(99, Math.floor((100 * page) / pages)) : 0;
      if (progress !== latest.progress || pages !== latest.pageCount) latest = { progress, pageCount: pages };
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
