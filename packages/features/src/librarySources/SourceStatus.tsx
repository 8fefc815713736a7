import type { Source, SourceRun } from '@tinystar/contract';
import { Status, type Glyph, type StatusProps } from '@tinystar/ui';
import { Pause, Square } from '@tinystar/ui/icons';
import { copy, runWords } from './copy.ts';
import { standingOf, type Standing } from './standing.ts';

const tones: Record<Exclude<Standing, 'running'>, NonNullable<StatusProps['tone']>> = {
  held: 'warning',
  paused: 'waiting',
  failed: 'danger',
  stopped: 'waiting',
  poor: 'warning',
  fine: 'success',
  new: 'waiting',
};

/** Nothing is wrong and nothing is done: no mark of success. */
const icons: Partial<Record<Standing, Glyph>> = { paused: Pause, stopped: Square };

const words: Record<Exclude<Standing, 'running'>, string> = {
  ...copy.states,
  held: runWords.held,
  failed: runWords.failed,
  stopped: runWords.stopped,
};

/** Where a source stands; a bar once it is known how much a run has to do. */
export function SourceStatus({ source }: { source: Pick<Source, 'on' | 'lastRun'> }) {
  const standing = standingOf(source);
  if (standing === 'running' && source.lastRun) return <Running run={source.lastRun} />;
  if (standing === 'running') return null;
  return (
    <Status tone={tones[standing]} icon={icons[standing]}>
      {words[standing]}
    </Status>
  );
}

function Running({ run }: { run: SourceRun }) {
  const { state, planned, finished } = run;
  if (state === 'waiting') return <Status tone="waiting">{runWords.waiting}</Status>;
  if (state === 'working' && planned > 0)
    return (
      <Status tone="info" progress={finished / planned}>
        {copy.progress(finished, planned)}
      </Status>
    );
  return (
    <Status tone="info" progress="unknown">
      {runWords[state]}
    </Status>
  );
}
