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
    /** Runs `work` when it is its turn; rejects with the signal's reason when that takes too long. */
    async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
      signal.throwIfAborted();
      if (free > 0) free--;
      else await turn(line, signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

function turn(line: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const called = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      line.splice(line.indexOf(called), 1);
      reject(signal.reason as Error);
    };
    line.push(called);
    signal.addEventListener('abort', leave, { once: true });
  });
}
