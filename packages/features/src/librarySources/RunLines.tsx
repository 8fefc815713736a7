import { constants, sourceActions, type SourceAction, type SourceLine, type SourceRun } from '@tinystar/contract';
import {
  Button,
  Empty,
  Heading,
  Inline,
  Pagination,
  SegmentedControl,
  Stack,
  Table,
  Tag,
  Text,
  type TableColumn,
  type TagProps,
} from '@tinystar/ui';
import { FailedMessage } from '../shared/FailedMessage.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { actionWords, copy } from './copy.ts';
import * as css from './SourceDetailView.css.ts';
import { readableAddress } from '../shared/readableAddress.ts';
import { isRunning } from './standing.ts';

export interface RunLinesProps {
  run: SourceRun;
  now: number;
  lines: Remote<{ rows: SourceLine[]; count: number }>;
  /** Which lines are shown; undefined for all. */
  action: SourceAction | undefined;
  page: number;
  onFilter: (action: SourceAction | undefined) => void;
  onPage: (page: number) => void;
  onOpenDocument: (id: string) => void;
  onRetry: () => void;
}

const words = copy.lines;
const ALL = 'all';
const filters = [
  { value: ALL, label: words.all },
  ...sourceActions.map((value) => ({ value, label: actionWords[value] })),
] as const;

const tones: Record<SourceAction, NonNullable<TagProps['tone']>> = {
  added: 'success',
  changed: 'info',
  moved: 'neutral',
  removed: 'danger',
  refused: 'warning',
};

const columns: TableColumn<SourceLine>[] = [
  {
    id: 'name',
    title: words.columns.name,
    cell: ({ name, path }) => (
      <Stack gap={2}>
        <span className={css.line} title={name}>
          {name}
        </span>
        {path === name ? null : (
          <span className={css.line} title={path}>
            <Text size="caption" tone="tertiary">
              {readableAddress(path)}
            </Text>
          </span>
        )}
      </Stack>
    ),
  },
  {
    id: 'action',
    title: words.columns.action,
    width: 6,
    cell: ({ action }) => <Tag tone={tones[action]}>{actionWords[action]}</Tag>,
  },
  {
    id: 'reason',
    title: words.columns.reason,
    width: 14,
    cell: ({ waiting, reason }) => (
      <Text size="caption" tone="secondary">
        {reason || (waiting ? words.waiting : '-')}
      </Text>
    ),
  },
];

/** What a run did or has to do, entry by entry. */
export function RunLines(props: RunLinesProps) {
  const { run, now, lines, action, page, onFilter, onPage, onOpenDocument, onRetry } = props;
  const data = lines.kind === 'ready' ? lines.data : undefined;
  const none = isRunning(run) ? words.reading : run.state === 'done' ? words.none : words.unread;
  return (
    <Stack gap={16} as="section">
      <Heading level={3} size="label">
        {words.title(momentText(run.startedAt, now))}
      </Heading>
      <Inline wrap>
        <SegmentedControl
          label={words.filter}
          size="sm"
          options={filters}
          value={action ?? ALL}
          onChange={(value) => onFilter(value === ALL ? undefined : value)}
        />
      </Inline>
      {lines.kind === 'failed' || lines.kind === 'missing' ? (
        <FailedMessage otherwise={words.failed} of={lines} onRetry={onRetry} />
      ) : (
        <Table
          caption={words.table}
          columns={columns}
          rows={data?.rows}
          rowId={({ action: of, path, name }) => `${of} ${path} ${name}`}
          rowName={({ name }) => name}
          actions={({ documentId, name }) =>
            documentId ? (
              <Button
                tone="accent"
                emphasis="quiet"
                size="sm"
                aria-label={`${words.open}${name}`}
                onPress={() => onOpenDocument(documentId)}
              >
                {words.open}
              </Button>
            ) : null
          }
          empty={
            action ? (
              <Empty
                kind="noMatch"
                title={words.noMatch.title}
                action={<Button onPress={() => onFilter(undefined)}>{words.noMatch.action}</Button>}
              >
                {words.noMatch.text}
              </Empty>
            ) : (
              <Empty kind="waiting" title={none.title}>
                {none.text}
              </Empty>
            )
          }
        />
      )}
      {data && data.count > constants.PAGE_SIZE ? (
        <Pagination total={data.count} page={page} onChange={onPage} />
      ) : null}
    </Stack>
  );
}
