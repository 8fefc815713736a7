import type { RegressionChange, RegressionOutcome, RegressionResult } from '@tinystar/contract';
import { Button, Empty, Inline, Stack, Table, Tag, Text, type TableColumn, type TagProps } from '@tinystar/ui';
import { copy } from './copy.ts';
import { expectedText } from './sourceText.ts';

export interface ResultTableProps {
  results: readonly RegressionResult[];
  onCompare: (result: RegressionResult) => void;
}

const tones: Record<RegressionChange, NonNullable<TagProps['tone']>> = {
  worse: 'danger',
  better: 'success',
  wording: 'info',
  same: 'neutral',
  new: 'neutral',
  open: 'neutral',
};

/** What one outcome is worth, in a word. */
export function Verdict({ of }: { of: RegressionOutcome }) {
  const isRelated = of.certainty === 'related';
  if (!of.answered && !isRelated) return <Tag tone="danger">{copy.unanswered}</Tag>;
  // What is only related counts by what it cites, as the figures of the run do.
  return (
    <Inline gap={4} wrap>
      {isRelated ? <Tag>{copy.related}</Tag> : null}
      {of.right === null && !isRelated ? <Tag>{copy.answeredPlain}</Tag> : null}
      {of.right === null ? null : (
        <Tag tone={of.right ? 'success' : 'warning'}>{of.right ? copy.right : copy.wrong}</Tag>
      )}
    </Inline>
  );
}

const columns: TableColumn<RegressionResult>[] = [
  {
    id: 'question',
    title: copy.columns.question,
    cell: ({ question, expected }) => (
      <Stack gap={2}>
        <Text weight="strong" lines={2} title={question}>
          {question}
        </Text>
        {expected ? (
          <Text size="caption" tone="tertiary" lines={1} title={expectedText(expected)}>
            {copy.expects(expectedText(expected))}
          </Text>
        ) : null}
      </Stack>
    ),
  },
  { id: 'now', title: copy.columns.now, width: 7, cell: ({ now }) => (now ? <Verdict of={now} /> : '-') },
  {
    id: 'change',
    title: copy.columns.change,
    width: 9,
    cell: ({ change, slower }) => (
      <Inline gap={4} wrap>
        <Tag tone={tones[change]}>{copy.changes[change]}</Tag>
        {slower ? <Tag tone="warning">{copy.slower}</Tag> : null}
      </Inline>
    ),
  },
  {
    id: 'time',
    title: copy.columns.time,
    width: 5,
    align: 'end',
    cell: ({ now }) => (now ? copy.seconds(now.ms) : '-'),
  },
];

/** The questions of a run, each with what became of it since the one before. */
export function ResultTable({ results, onCompare }: ResultTableProps) {
  return (
    <Table
      caption={copy.results}
      columns={columns}
      rows={results}
      rowId={({ question }) => question}
      rowName={({ question }) => question}
      actions={(result) =>
        result.now ? (
          <Button tone="accent" emphasis="quiet" size="sm" onPress={() => onCompare(result)}>
            {copy.compare}
          </Button>
        ) : null
      }
      empty={
        <Empty kind="noMatch" title={copy.noChange.title}>
          {copy.noChange.text}
        </Empty>
      }
    />
  );
}
