import type { Log } from './platform/log/log.ts';

/** What has to be undone, in the reverse order of how it was done. */
export interface StopSteps {
  add: (step: () => Promise<void> | void) => void;
  /** Runs every step once, the newest first; one that fails does not keep the others from running. */
  run: () => Promise<void>;
}

export function stopSteps(log: Log): StopSteps {
  const steps: (() => Promise<void> | void)[] = [];
  return {
    add: (step) => void steps.push(step),
    async run() {
      for (const step of steps.splice(0).toReversed()) {
        try {
          await step();
        } catch (error) {
          log.error({ error }, 'a part did not stop cleanly');
        }
      }
    },
  };
}
