import { constants, type CsAssistant, type CsTicketRow } from '@tinystar/contract';
import {
  Avatar,
  Badge,
  Button,
  Empty,
  Grow,
  IconButton,
  Inline,
  PageHeader,
  Pagination,
  Result,
  SegmentedControl,
  Stack,
  Status,
  Table,
  Text,
  type StatusProps,
  type TableColumn,
} from '@tinystar/ui';
import { RefreshCw } from '@tinystar/ui/icons';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { deskCopy } from './deskCopy.ts';
import { standingOf } from './model.ts';
import type { TicketFilter } from './useDesk.ts';

export interface TicketListViewProps {
  tickets: Remote<{ rows: CsTicketRow[]; count: number; kbBot: CsAssistant }>;
  filter: TicketFilter;
  page: number;
  /** ms since the epoch: the moment the list is of. */
  now: number;
  deskHref: string;
  hrefOf: (ticket: CsTicketRow) => string;
  onFilter: (filter: TicketFilter) => void;
  onPage: (page: number) => void;
  onRefresh: () => void;
}

const words = copy.tickets;
const filters = (['all', 'open', 'mine', 'closed'] as const).map((value) => ({ value, label: words.filters[value] }));
const tones: Record<ReturnType<typeof standingOf>, NonNullable<StatusProps['tone']>> = {
  closed: 'quiet',
  answered: 'success',
  waiting: 'waiting',
  overdue: 'warning',
};

/** The tickets of one assistant, latest message first. */
export function TicketListView({
  tickets,
  filter,
  page,
  now,
  deskHref,
  hrefOf,
  onFilter,
  onPage,
  onRefresh,
}: TicketListViewProps) {
  if (tickets.kind === 'failed') return <FailedResult title={words.failed} of={tickets} onRetry={onRefresh} />;
  if (tickets.kind === 'missing') {
    return (
      <Result
        kind="notFound"
        title={copy.conversation.assistantMissing}
        actions={<Button href={deskHref}>{words.back}</Button>}
      />
    );
  }
  const data = tickets.kind === 'ready' ? tickets.data : undefined;
  const hours = data?.kbBot.serviceLevelAgreement ?? 0;
  const columns: TableColumn<CsTicketRow>[] = [
    {
      id: 'user',
      title: words.columns.user,
      width: 14,
      cell: (row) => (
        <Inline gap={12}>
          <Avatar name={row.user.name} id={row.id} source={row.user.avatar} decorative />
          <Grow>
            <Text lines={1} title={row.user.name}>
              {row.user.name}
            </Text>
            {row.agent ? (
              <Text size="caption" tone="secondary" lines={1} title={deskCopy.transfer.inHand(row.agent.name)}>
                {deskCopy.transfer.inHand(row.agent.name)}
              </Text>
            ) : null}
          </Grow>
        </Inline>
      ),
    },
    { id: 'last', title: words.columns.last, cell: (row) => <LastMessage row={row} /> },
    {
      id: 'status',
      title: words.columns.status,
      width: 7.5,
      cell: (row) => {
        const standing = standingOf(row, hours, now);
        return <Status tone={tones[standing]}>{words[standing]}</Status>;
      },
    },
    {
      id: 'time',
      title: words.columns.time,
      width: 8.5,
      cell: ({ lastMessage }) => (
        <Text tone="secondary" numeric>
          {momentText(lastMessage.timestamp, now)}
        </Text>
      ),
    },
  ];
  return (
    <Stack gap={16}>
      <PageHeader title={data ? words.title(data.kbBot.name) : copy.desk.title} />
      <Inline justify="between">
        <SegmentedControl label={words.filter} options={filters} value={filter} onChange={onFilter} />
        <IconButton icon={RefreshCw} label={copy.refresh} onPress={onRefresh} />
      </Inline>
      <Table
        caption={words.caption}
        columns={columns}
        rows={data?.rows}
        expected={constants.PAGE_SIZE}
        rowId={({ id }) => id}
        rowName={({ user }) => user.name}
        rowHref={hrefOf}
        empty={
          filter === 'all' ? (
            <Empty kind="waiting" title={words.empty.title}>
              {words.empty.text}
            </Empty>
          ) : (
            <Empty
              kind="noMatch"
              title={words.noMatch.title}
              action={<Button onPress={() => onFilter('all')}>{words.noMatch.action}</Button>}
            >
              {words.noMatch.text}
            </Empty>
          )
        }
      />
      {data && (data.count > constants.PAGE_SIZE || page > 1) ? (
        <Pagination total={data.count} size={constants.PAGE_SIZE} page={page} onChange={onPage} />
      ) : null}
    </Stack>
  );
}

function LastMessage({ row: { lastMessage, unreadCount } }: { row: CsTicketRow }) {
  return (
    <Inline gap={8}>
      <Grow>
        <Text lines={1} title={lastMessage.text} weight={unreadCount > 0 ? 'strong' : 'regular'}>
          {lastMessage.source === 'user' ? '' : words.you}
          {lastMessage.text}
        </Text>
      </Grow>
      <Badge count={unreadCount} label={words.unread} />
    </Inline>
  );
}
