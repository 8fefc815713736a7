import type { Output, reports } from '@tinystar/contract';
import {
  Button,
  Card,
  Empty,
  Grid,
  Inline,
  Link,
  Pagination,
  Stack,
  Table,
  Text,
  oneTabStop,
  type DayRange,
} from '@tinystar/ui';
import { Download } from '@tinystar/ui/icons';
import { csvOf } from '../shared/csv.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { saveFile } from '../shared/saveFile.ts';
import { rangeBefore, type ConversationHref } from './address.ts';
import { copy } from './copy.ts';
import { RangeField } from './RangeField.tsx';
import * as css from './MonitorView.css.ts';

export type Keywords = Output<typeof reports.keywords>;
export type Questions = Output<typeof reports.questions>;

export interface MonitorViewProps {
  keywords: Remote<Keywords>;
  questions: Remote<Questions>;
  /** Whose questions are listed; none as long as there is no word. */
  keyword: string | undefined;
  page: number;
  range: DayRange;
  onRange: (range: DayRange) => void;
  onKeyword: (keyword: string) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
  hrefOf: ConversationHref;
}

const words = copy.monitor;
const sizes = ['body', 'lead', 'title', 'display'] as const;

/** Four sizes: words that are asked twice as often are one size greater. */
const sizeOf = (count: number, most: number) =>
  sizes[Math.max(0, sizes.length - 1 - Math.floor(Math.log2(most / Math.max(1, count))))] ?? 'body';

const saveWords = (rows: Keywords['keywords'], { from, to }: DayRange) =>
  saveFile(
    csvOf([
      [words.keyword, copy.current, copy.before],
      ...rows.map(({ keyword, count, before }) => [keyword, count, before]),
    ]),
    words.file(from, to),
  );

/** What is asked most, as a cloud and as a list, and the questions of a word. */
export function MonitorView(props: MonitorViewProps) {
  const { keywords, keyword, range, onRange, onKeyword, onRetry, hrefOf } = props;
  const rows = keywords.kind === 'ready' ? keywords.data.keywords : undefined;
  const most = rows?.[0]?.count ?? 1;
  return (
    <Stack gap={24}>
      <Inline justify="between" wrap>
        <RangeField range={range} onRange={onRange} />
        <Button icon={Download} disabled={!rows?.length} onPress={() => saveWords(rows ?? [], range)}>
          {copy.csv}
        </Button>
      </Inline>
      {keywords.kind === 'failed' || keywords.kind === 'missing' ? (
        <FailedResult title={words.keywordsFailed} of={keywords} onRetry={onRetry} />
      ) : rows?.length === 0 ? (
        <Empty kind="waiting" title={words.empty.title}>
          {words.empty.text}
        </Empty>
      ) : (
        <Grid least={30}>
          <Stack gap={16}>
            <Card as="section">
              <Stack gap={12}>
                <Text as="strong" size="label">
                  {words.cloud}
                </Text>
                <div ref={oneTabStop} className={css.cloud}>
                  {rows?.slice(0, 30).map(({ keyword: word, count }) => (
                    <Button
                      key={word}
                      emphasis={word === keyword ? 'solid' : 'quiet'}
                      aria-pressed={word === keyword}
                      aria-label={words.choose(word, count)}
                      onPress={() => onKeyword(word)}
                    >
                      <Text size={sizeOf(count, most)}>{word}</Text>
                    </Button>
                  ))}
                </div>
              </Stack>
            </Card>
            <Card as="section">
              <Table
                caption={words.list}
                rows={rows}
                rowId={(row) => row.keyword}
                empty={null}
                columns={[
                  { id: 'keyword', title: words.keyword, cell: (row) => row.keyword },
                  {
                    id: 'count',
                    title: words.count,
                    align: 'end',
                    cell: (row) => (
                      <Link href={hrefOf({ range, word: row.keyword })}>{row.count.toLocaleString('zh-CN')}</Link>
                    ),
                  },
                  {
                    id: 'before',
                    title: copy.before,
                    align: 'end',
                    cell: (row) => (
                      <Link href={hrefOf({ range: rangeBefore(range), word: row.keyword })}>
                        {row.before.toLocaleString('zh-CN')}
                      </Link>
                    ),
                  },
                ]}
              />
            </Card>
          </Stack>
          <QuestionsOfWord {...props} />
        </Grid>
      )}
    </Stack>
  );
}

function QuestionsOfWord({ questions, keyword, page, range, onPage, onRetry, hrefOf }: MonitorViewProps) {
  if (keyword === undefined) return null;
  if (questions.kind === 'failed' || questions.kind === 'missing')
    return <FailedResult title={words.questionsFailed} of={questions} onRetry={onRetry} />;
  const data = questions.kind === 'ready' ? questions.data : undefined;
  return (
    <Card as="section">
      <Stack gap={12}>
        <Text as="strong" size="label">
          {words.questionsOf(keyword)}
        </Text>
        <Table
          caption={words.questionsOf(keyword)}
          rows={data?.questions}
          rowId={({ key }) => key}
          expected={10}
          empty={<Empty kind="noMatch" title={words.noQuestions} />}
          columns={[
            {
              id: 'question',
              title: words.question,
              cell: ({ key, question }) => (
                <Link href={hrefOf({ range, keys: [key] })} tone="quiet">
                  {question}
                </Link>
              ),
            },
            {
              id: 'count',
              title: words.count,
              width: 6,
              align: 'end',
              cell: ({ key, count }) => (
                <Link href={hrefOf({ range, keys: [key] })}>{count.toLocaleString('zh-CN')}</Link>
              ),
            },
            {
              id: 'unanswered',
              title: words.unanswered,
              width: 6,
              align: 'end',
              cell: ({ key, unanswered }) => (
                <Link href={hrefOf({ range, keys: [key], outcome: 'unanswered' })}>
                  {unanswered.toLocaleString('zh-CN')}
                </Link>
              ),
            },
          ]}
        />
        {data && data.total > 10 ? (
          <Pagination label={words.questionsOf(keyword)} page={page} total={data.total} onChange={onPage} />
        ) : null}
      </Stack>
    </Card>
  );
}
