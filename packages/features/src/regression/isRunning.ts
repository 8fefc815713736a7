import type { RegressionRun } from '@tinystar/contract';

/** Whether a run is under way or waits for its turn. */
export const isRunning = (run: RegressionRun | null | undefined): boolean =>
  run?.status === 'waiting' || run?.status === 'running';
