import type { Source, SourceRun } from '@tinystar/contract';

/** Whether a run is under way. One that waits for a person is not. */
export const isRunning = (run: Pick<SourceRun, 'state'> | undefined): boolean =>
  run?.state === 'waiting' || run?.state === 'listing' || run?.state === 'working';

/** Where a source stands, the most pressing first. */
export type Standing = 'running' | 'held' | 'paused' | 'failed' | 'stopped' | 'poor' | 'fine' | 'new';

/** Whether a run could take in no more than half of what is there: then what is wrong is hardly the single entries. */
const isPoor = ({ refused, listed }: Pick<SourceRun, 'refused' | 'listed'>): boolean =>
  refused > 0 && refused * 2 >= listed;

export const standingOf = ({ on, lastRun }: Pick<Source, 'on' | 'lastRun'>): Standing => {
  if (isRunning(lastRun)) return 'running';
  if (lastRun?.state === 'held') return 'held';
  if (!on) return 'paused';
  if (!lastRun) return 'new';
  if (lastRun.state === 'failed' || lastRun.state === 'stopped') return lastRun.state;
  return isPoor(lastRun) ? 'poor' : 'fine';
};
