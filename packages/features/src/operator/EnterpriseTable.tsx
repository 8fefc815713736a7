import type { OperatorEnterprise } from '@tinystar/contract';
import { Button, Stack, Status, Tag, Text, type TableColumn } from '@tinystar/ui';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { dayText } from '../shared/days.ts';
import { endNote } from './model.ts';
import { PagedTable, type PagedTableProps } from './PagedTable.tsx';

export interface EnterpriseTableProps extends Pick<PagedTableProps<OperatorEnterprise>, 'call' | 'page' | 'onPage'> {
  /** ms since the epoch. */
  now: number;
  empty: ReactNode;
  onExtend: (enterprise: OperatorEnterprise) => void;
  /** Of a stopped one. */
  onEnable: (enterprise: OperatorEnterprise) => void;
  onCoins: (enterprise: OperatorEnterprise) => void;
  onStop: (enterprise: OperatorEnterprise) => void;
}

const words = copy.enterprises;

/** Enterprises, those whose plan ends first at the top. */
export function EnterpriseTable(props: EnterpriseTableProps) {
  const { call, page, now, empty, onPage, onExtend, onEnable, onCoins, onStop } = props;
  const columns: TableColumn<OperatorEnterprise>[] = [
    {
      id: 'name',
      title: words.columns.name,
      cell: ({ name }) => (
        <Text lines={1} title={name}>
          {name}
        </Text>
      ),
    },
    {
      id: 'owner',
      title: words.columns.owner,
      width: 9,
      cell: ({ ownerName, ownerPhone }) => (
        <Stack gap={0}>
          <Text lines={1} title={ownerName}>
            {ownerName}
          </Text>
          <Text size="caption" tone="secondary" numeric>
            {ownerPhone}
          </Text>
        </Stack>
      ),
    },
    { id: 'plan', title: words.columns.plan, width: 5, cell: ({ type }) => <Tag>{words.types[type]}</Tag> },
    { id: 'ends', title: words.columns.ends, width: 9, cell: ({ planEndsAt }) => <End at={planEndsAt} now={now} /> },
    {
      id: 'coins',
      title: words.columns.coins,
      align: 'end',
      width: 6,
      cell: ({ coins }) => coins.toLocaleString('zh-CN'),
    },
    { id: 'members', title: words.columns.members, align: 'end', width: 4.5, cell: ({ members }) => members },
    {
      id: 'assistants',
      title: words.columns.assistants,
      align: 'end',
      width: 4.5,
      cell: ({ assistants }) => assistants,
    },
    {
      id: 'status',
      title: words.columns.status,
      width: 6.5,
      cell: ({ status }) => <Status tone={status === 'stopped' ? 'danger' : 'quiet'}>{words.statuses[status]}</Status>,
    },
  ];
  return (
    <PagedTable
      caption={copy.parts.enterprises}
      call={call}
      page={page}
      onPage={onPage}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      empty={empty}
      sticky="ends"
      actions={(row) => {
        const act = (label: string, press: (of: OperatorEnterprise) => void) => (
          <Button size="sm" emphasis="quiet" aria-label={words.of(label, row.name)} onPress={() => press(row)}>
            {label}
          </Button>
        );
        if (row.status === 'stopped') return act(words.enable, onEnable);
        return (
          <>
            {act(words.extend, onExtend)}
            {act(words.coins, onCoins)}
            {act(words.stop, onStop)}
          </>
        );
      }}
    />
  );
}

function End({ at, now }: { at: number | null; now: number }) {
  if (at === null) return words.forever;
  const note = endNote(at, now);
  return (
    <Stack gap={0}>
      <Text numeric>{dayText(at)}</Text>
      {note ? (
        <Text size="caption" tone={note.tone} numeric>
          {note.text}
        </Text>
      ) : null}
    </Stack>
  );
}
