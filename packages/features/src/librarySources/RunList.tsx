import type { SourceRun } from '@tinystar/contract';
import { Empty, Inline, Skeleton, SkeletonRegion, Stack, Status, Text, type StatusProps } from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { copy, durationText, outcomeText, runWords } from './copy.ts';
import * as css from './SourceDetailView.css.ts';
import { isRunning } from './standing.ts';

export interface RunListProps {
  runs: Remote<{ rows: SourceRun[] }>;
  now: number;
  /** Id of the run whose lines are shown. */
  chosen: string | undefined;
  onChoose: (run: SourceRun) => void;
  onRetry: () => void;
}

const words = copy.runs;

const tones: Record<SourceRun['state'], NonNullable<StatusProps['tone']>> = {
  waiting: 'waiting',
  listing: 'info',
  working: 'info',
  held: 'warning',
  done: 'quiet',
  stopped: 'waiting',
  failed: 'danger',
};

/** The runs of a source that are kept, the newest first. */
export function RunList({ runs, now, chosen, onChoose, onRetry }: RunListProps) {
  if (runs.kind === 'failed' || runs.kind === 'missing')
    return <FailedResult title={words.failed} of={runs} onRetry={onRetry} />;
  if (runs.kind === 'loading')
    return (
      <SkeletonRegion>
        <Stack gap={8}>
          <Skeleton shape="block" height={4.5} />
          <Skeleton shape="block" height={4.5} />
        </Stack>
      </SkeletonRegion>
    );
  if (runs.data.rows.length === 0)
    return (
      <Empty kind="waiting" title={words.none.title}>
        {words.none.text}
      </Empty>
    );
  return (
    <ul className={css.runs} aria-label={words.title}>
      {runs.data.rows.map((run) => (
        <li key={run.id}>
          <button
            type="button"
            className={css.run({ chosen: run.id === chosen })}
            aria-pressed={run.id === chosen}
            onClick={() => onChoose(run)}
          >
            <RunWords run={run} now={now} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function RunWords({ run, now }: { run: SourceRun; now: number }) {
  const { state, asked, startedAt, endedAt, reason } = run;
  const outcome = outcomeText(run);
  return (
    <>
      <Inline as="span" justify="between" wrap>
        <Text weight="strong" numeric>
          {momentText(startedAt, now)}
        </Text>
        <Status tone={tones[state]} {...(isRunning(run) && state !== 'waiting' && { progress: 'unknown' as const })}>
          {runWords[state]}
        </Status>
      </Inline>
      {outcome ? <Text tone={state === 'failed' ? 'danger' : 'primary'}>{outcome}</Text> : null}
      {reason && outcome !== reason ? (
        <Text size="caption" tone="secondary">
          {reason}
        </Text>
      ) : null}
      <Text size="caption" tone="secondary">
        {[
          asked ? words.asked : words.timed,
          ...(endedAt === undefined || state === 'held' ? [] : [words.took(durationText(endedAt - startedAt))]),
        ].join(' · ')}
      </Text>
    </>
  );
}
