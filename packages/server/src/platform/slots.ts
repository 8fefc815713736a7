/** Lets `size` pieces of work run at once; the others wait in line. */
export function createSlots(size: number) {
  let free = size;
  const line: (() => void)[] = [];
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else free++;
  };
  return {
    /** Runs `work` when a slot is free; rejects with the signal's reason when that is aborted while it waits. */
    async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      signal?.throwIfAborted();
      if (free > 0) free--;
      else await slot(line, signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

function slot(line: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const called = () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    const giveUp = () => {
      line.splice(line.indexOf(called), 1);
      reject(signal?.reason as Error);
    };
    line.push(called);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
