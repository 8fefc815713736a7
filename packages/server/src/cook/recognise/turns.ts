import { availableParallelism } from 'node:os';

/** Only so many pages are read at the same time in this process, of all files together. */
const seats = Math.max(1, Math.floor(availableParallelism() / 2));

let busy = 0;
const waiting: (() => void)[] = [];

/** Runs `work` when it is its turn: first come, first served, so that one long file holds up no other for long. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= seats) await new Promise<void>((begin) => waiting.push(begin));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The seat passes on to whoever waits longest.
    if (next) next();
    else busy -= 1;
  }
}
