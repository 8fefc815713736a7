import type { ReportGap } from '@tinystar/contract';
import {
  Button,
  DateRangePicker,
  Empty,
  Inline,
  Link,
  SegmentedControl,
  Stack,
  Table,
  Text,
  type DayRange,
} from '@tinystar/ui';
import { useState } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import type { ConversationHref } from './address.ts';
import { copy } from './copy.ts';
import * as css from './range.css.ts';

export interface GapsViewProps {
  gaps: Remote<{ rows: ReportGap[] }>;
  range: DayRange;
  onRange: (range: DayRange) => void;
  onAnswer: (gap: ReportGap) => void;
  /** Looks for the document that should hold the answer. */
  onDocument: (gap: ReportGap) => void;
  onIgnore: (gap: ReportGap) => void;
  onRetry: () => void;
  hrefOf: ConversationHref;
  /** Where a question can be tried against the knowledge. */
  testHref: (question: string) => string;
}

const words = copy.gaps;
const kinds = ['all', 'unanswered', 'related', 'down'] as const;
type Kind = (typeof kinds)[number];

/**
 * Questions that found no answer, or only related passages, or were disliked, similar ones together, each a step away from
 * its answer.
 */
export function GapsView({
  gaps,
  range,
  onRange,
  onAnswer,
  onDocument,
  onIgnore,
  onRetry,
  hrefOf,
  testHref,
}: GapsViewProps) {
  const [kind, setKind] = useState<Kind>('all');
  return (
    <Stack gap={16}>
      <Inline gap={16} wrap>
        <div className={css.range}>
          <DateRangePicker
            label={copy.range}
            value={range}
            onChange={(value) => (value ? onRange(value) : undefined)}
          />
        </div>
        <SegmentedControl
          label={words.which}
          options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          value={kind}
          onChange={setKind}
        />
      </Inline>
      {gaps.kind === 'failed' || gaps.kind === 'missing' ? (
        <FailedResult title={words.failed} of={gaps} onRetry={onRetry} />
      ) : (
        <Table
          caption={words.caption}
          rows={gaps.kind === 'ready' ? gaps.data.rows.filter((gap) => kind === 'all' || gap[kind] > 0) : undefined}
          rowId={({ keys }) => keys[0] ?? ''}
          rowName={({ question }) => question}
          empty={
            kind === 'all' ? (
              <Empty kind="waiting" title={words.empty.title}>
                {words.empty.text}
              </Empty>
            ) : (
              <Empty kind="noMatch" title={words.noneOf.title}>
                {words.noneOf.text}
              </Empty>
            )
          }
          sticky="ends"
          actions={(gap) => (
            <Inline>
              <Link href={testHref(gap.question)}>{words.test}</Link>
              <Button size="sm" onPress={() => onAnswer(gap)}>
                {words.answer}
              </Button>
              <Button size="sm" onPress={() => onDocument(gap)}>
                {words.document}
              </Button>
              <Button size="sm" emphasis="quiet" onPress={() => onIgnore(gap)}>
                {words.ignore}
              </Button>
            </Inline>
          )}
          columns={[
            {
              id: 'question',
              title: words.question,
              cell: ({ keys, question, wordings }) => (
                <Stack gap={0}>
                  <Link href={hrefOf({ range, keys })} tone="quiet">
                    {question}
                  </Link>
                  {wordings.length > 1 ? (
                    <Text size="caption" tone="secondary" lines={2}>
                      {wordings
                        .slice(1)
                        .map((each) => each.question)
                        .join('　')}
                    </Text>
                  ) : null}
                </Stack>
              ),
            },
            {
              id: 'unanswered',
              title: words.unanswered,
              width: 6,
              align: 'end',
              cell: ({ keys, unanswered }) => (
                <Link href={hrefOf({ range, keys, outcome: 'unanswered' })}>{unanswered.toLocaleString('zh-CN')}</Link>
              ),
            },
            {
              id: 'related',
              title: words.related,
              width: 8,
              align: 'end',
              cell: ({ keys, related }) => (
                <Link href={hrefOf({ range, keys, outcome: 'related' })}>{related.toLocaleString('zh-CN')}</Link>
              ),
            },
            {
              id: 'down',
              title: words.down,
              width: 6,
              align: 'end',
              cell: ({ keys, down }) => (
                <Link href={hrefOf({ range, keys, thumb: 'down' })}>{down.toLocaleString('zh-CN')}</Link>
              ),
            },
            {
              id: 'count',
              title: words.count,
              width: 7,
              align: 'end',
              cell: ({ keys, count }) => <Link href={hrefOf({ range, keys })}>{count.toLocaleString('zh-CN')}</Link>,
            },
          ]}
        />
      )}
    </Stack>
  );
}
