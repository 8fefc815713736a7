import type { SourceLine } from '@tinystar/contract';
import { Heading, Inline, InlineMessage, Progress, Stack, Text } from '@tinystar/ui';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { HeldNotice } from './HeldNotice.tsx';
import { RunLines, type RunLinesProps } from './RunLines.tsx';
import { RunList, type RunListProps } from './RunList.tsx';
import * as css from './SourceDetailView.css.ts';
import { SourceHead, type SourceHeadProps } from './SourceHead.tsx';

export interface SourceDetailViewProps
  extends SourceHeadProps, Omit<RunListProps, 'chosen' | 'onRetry'>, Omit<RunLinesProps, 'run' | 'onRetry'> {
  /** The run whose lines are shown. */
  run: RunLinesProps['run'] | undefined;
  /** What a run that waits for a person would take away. */
  removals: Remote<{ rows: SourceLine[]; count: number }>;
  deciding: boolean;
  onDecide: (removes: boolean) => void;
  onRetryRuns: () => void;
  onRetryLines: () => void;
}

/** One source: its settings, what waits for a person, and its runs with what they did. */
export function SourceDetailView(props: SourceDetailViewProps) {
  const { source, now, pending, runs, run, removals, deciding, onDecide, onRetryRuns, onRetryLines } = props;
  const { onRun, onStop, onSwitch, onEdit, onRemove, onBack, onChoose } = props;
  const { lastRun } = source;
  return (
    <div className={css.screen}>
      <Stack gap={24}>
        <SourceHead {...{ source, now, pending, onRun, onStop, onSwitch, onEdit, onRemove, onBack }} />
        {lastRun?.state === 'held' ? (
          <HeldNotice source={source} removals={removals} pending={deciding} onDecide={onDecide} />
        ) : null}
        {lastRun?.state === 'failed' ? <InlineMessage tone="danger">{lastRun.reason}</InlineMessage> : null}
        {lastRun?.state === 'working' && lastRun.planned > 0 ? (
          <Stack gap={8}>
            <Progress
              value={lastRun.finished / lastRun.planned}
              label={copy.working(lastRun.finished, lastRun.planned)}
            />
            <Inline>
              <Text size="caption" tone="secondary" numeric>
                {`${copy.working(lastRun.finished, lastRun.planned)}。${copy.goesOn}`}
              </Text>
            </Inline>
          </Stack>
        ) : null}
        <div className={run ? css.body : undefined}>
          <Stack gap={12} as="section">
            <Heading level={3} size="label">
              {copy.runs.title}
            </Heading>
            <RunList runs={runs} now={now} chosen={run?.id} onChoose={onChoose} onRetry={onRetryRuns} />
          </Stack>
          {run ? <RunLines {...props} run={run} onRetry={onRetryLines} /> : null}
        </div>
      </Stack>
    </div>
  );
}
