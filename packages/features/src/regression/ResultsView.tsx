import type { Output, regression, RegressionResult } from '@tinystar/contract';
import { Button, Empty, Inline, InlineMessage, SegmentedControl, Stack, Table, Text } from '@tinystar/ui';
import { useState } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { copy } from './copy.ts';
import { ResultTable } from './ResultTable.tsx';
import { RunFigures } from './RunFigures.tsx';

export type ComparedRun = Output<typeof regression.run>;

export interface ResultsViewProps {
  run: Remote<ComparedRun>;
  /** Time against which moments are worded, in ms. */
  now: number;
  questionCount: number;
  /** To the question set. */
  onQuestions: () => void;
  onRetry: () => void;
}

type Filter = 'all' | 'changed' | 'worse';
const filters = (['all', 'changed', 'worse'] as const).map((value) => ({ value, label: copy.filters[value] }));

const passes: Record<Filter, (result: RegressionResult) => boolean> = {
  all: () => true,
  changed: ({ change, slower }) => change === 'worse' || change === 'better' || change === 'wording' || slower,
  worse: ({ change }) => change === 'worse',
};

/** A run beside the one before: figures, then question by question. */
export function ResultsView({ run, now, questionCount, onQuestions, onRetry }: ResultsViewProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [comparing, setComparing] = useState<RegressionResult>();
  if (run.kind === 'failed' || run.kind === 'missing')
    return <FailedResult title={copy.failed} of={run} onRetry={onRetry} />;
  if (run.kind === 'loading')
    return <Table caption={copy.results} columns={[]} rows={undefined} rowId={String} empty={null} />;
  const { run: shown, before, results } = run.data;
  if (!shown)
    return questionCount === 0 ? (
      <Empty
        kind="first"
        title={copy.first.title}
        action={
          <Button tone="accent" emphasis="soft" onPress={onQuestions}>
            {copy.first.action}
          </Button>
        }
      >
        {copy.first.text}
      </Empty>
    ) : (
      <Empty kind="waiting" title={copy.ready.title}>
        {copy.ready.text(questionCount)}
      </Empty>
    );
  return (
    <Stack gap={16}>
      <Text tone="secondary" size="caption">
        {[
          momentText(shown.createdAt, now),
          copy.trigger[shown.trigger],
          copy.status[shown.status],
          ...(before
            ? [copy.comparedWith(momentText(before.createdAt, now))]
            : shown.status === 'done'
              ? [copy.notCompared]
              : []),
        ].join(' · ')}
      </Text>
      {shown.status === 'failed' ? <InlineMessage tone="danger">{shown.reason}</InlineMessage> : null}
      <RunFigures run={shown} before={before} results={results} />
      {before ? (
        <Inline>
          <SegmentedControl label={copy.filters.label} options={filters} value={filter} onChange={setFilter} />
        </Inline>
      ) : null}
      <ResultTable results={before ? results.filter(passes[filter]) : results} onCompare={setComparing} />
      {comparing ? <CompareDialog result={comparing} onClose={() => setComparing(undefined)} /> : null}
    </Stack>
  );
}
