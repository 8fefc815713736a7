import type { authorizations, Output, Receiver } from '@tinystar/contract';
import {
  Avatar,
  Button,
  Empty,
  FilterBar,
  Inline,
  Link,
  PageHeader,
  Pagination,
  SearchInput,
  SelectionBar,
  Stack,
  Table,
  Text,
  type SelectionAll,
} from '@tinystar/ui';
import { Plus } from '@tinystar/ui/icons';
import { useState } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export type LentPage = Output<typeof authorizations.lent>;

export interface LentViewProps {
  receiver: Receiver;
  lent: Remote<LentPage>;
  keyword: string;
  page: number;
  selected: ReadonlySet<string>;
  /** ms since the epoch. */
  now: number;
  backHref: string;
  onKeyword: (keyword: string) => void;
  onPage: (page: number) => void;
  onSelect: (ids: ReadonlySet<string>) => void;
  onAdd: () => void;
  onWithdraw: (ids: readonly string[]) => void;
  onRetry: () => void;
  /** Chooses what matches on all pages. */
  all?: SelectionAll | undefined;
}

/** The assistants that an enterprise was lent; some or all are taken back at once. */
export function LentView(props: LentViewProps) {
  const { receiver, lent, keyword, page, selected, now, backHref, onPage, onSelect, onAdd, onWithdraw, onRetry } =
    props;
  const data = lent.kind === 'ready' ? lent.data : undefined;
  const add = (emphasis: 'solid' | 'soft') => (
    <Button tone="accent" emphasis={emphasis} icon={Plus} onPress={onAdd}>
      {copy.add}
    </Button>
  );
  return (
    <Stack gap={16}>
      <PageHeader title={copy.list(receiver.name)} actions={add('solid')} />
      <Link href={backHref}>{copy.back}</Link>
      <Text tone="secondary">{copy.rules}</Text>
      <Search key={keyword} {...props} />
      {selected.size > 0 ? (
        <SelectionBar count={selected.size} all={props.all} onClear={() => onSelect(new Set())}>
          <Button size="sm" tone="danger" onPress={() => onWithdraw([...selected])}>
            {copy.withdrawAll(selected.size)}
          </Button>
        </SelectionBar>
      ) : null}
      {lent.kind === 'failed' || lent.kind === 'missing' ? (
        <FailedResult title={copy.failed} of={lent} onRetry={onRetry} />
      ) : (
        <Table
          caption={copy.list(receiver.name)}
          rows={data?.rows}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          selection={{ ids: selected, onChange: onSelect }}
          empty={
            keyword ? (
              <Empty kind="noMatch" title={copy.noMatch} />
            ) : (
              <Empty kind="first" title={copy.lentEmpty.title} action={add('soft')}>
                {copy.lentEmpty.text}
              </Empty>
            )
          }
          actions={({ id }) => (
            <Button size="sm" emphasis="quiet" tone="danger" onPress={() => onWithdraw([id])}>
              {copy.withdraw}
            </Button>
          )}
          columns={[
            {
              id: 'name',
              title: copy.name,
              cell: ({ id, name, avatar, description }) => (
                <Inline>
                  <Avatar name={name} id={id} source={avatar} size="sm" decorative />
                  <Stack gap={0}>
                    <Text lines={1} title={name}>
                      {name}
                    </Text>
                    {description ? (
                      <Text size="caption" tone="secondary" lines={1} title={description}>
                        {description}
                      </Text>
                    ) : null}
                  </Stack>
                </Inline>
              ),
            },
            { id: 'time', title: copy.time, width: 10, align: 'end', cell: ({ time }) => momentText(time, now) },
          ]}
        />
      )}
      {data && data.count > 0 ? (
        <Inline justify="end">
          <Pagination label={copy.assistants} page={page} total={data.count} onChange={onPage} />
        </Inline>
      ) : null}
    </Stack>
  );
}

/** Asks when 查询 or Enter is pressed. */
function Search({ keyword, onKeyword }: LentViewProps) {
  const [draft, setDraft] = useState(keyword);
  return (
    <FilterBar
      search={<SearchInput label={copy.search} placeholder={copy.search} value={draft} onChange={setDraft} />}
      onQuery={() => onKeyword(draft.trim())}
      onReset={() => onKeyword('')}
    />
  );
}
