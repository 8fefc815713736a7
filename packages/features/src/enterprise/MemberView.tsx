import { constants, type Member } from '@tinystar/contract';
import {
  Button,
  Empty,
  Grow,
  IconButton,
  Inline,
  PageHeader,
  Pagination,
  SelectionBar,
  Stack,
  Text,
  type SelectionAll,
} from '@tinystar/ui';
import { Link2, Plus, RefreshCw, Upload } from '@tinystar/ui/icons';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { MemberFilterBar, noFilter } from './MemberFilterBar.tsx';
import { MemberTable, type MemberTableProps } from './MemberTable.tsx';
import { tools } from './MemberView.css.ts';
import type { MemberFilter } from './useMembers.ts';

export interface MemberViewProps extends Pick<
  MemberTableProps,
  'manager' | 'me' | 'selected' | 'onSelect' | 'onRole' | 'onRemove'
> {
  members: Remote<{ rows: Member[]; count: number }>;
  filter: MemberFilter;
  page: number;
  onFilter: (filter: MemberFilter) => void;
  onPage: (page: number) => void;
  onRefresh: () => void;
  onAdd: () => void;
  onImport: () => void;
  onInvite: () => void;
  onRoleOfSelected: (permission: 'admin' | 'member') => void;
  onRemoveSelected: () => void;
  /** Chooses what matches on all pages. */
  all?: SelectionAll | undefined;
}

const words = copy.members;

/** Member management: filter, tools or what to do with the chosen ones, table, pages. */
export function MemberView(props: MemberViewProps) {
  const { members, filter, page, onFilter, onPage, onRefresh } = props;
  const { keyword, permission, status } = filter;
  const filtered = keyword !== '' || permission !== undefined || status !== undefined;
  if (members.kind === 'failed' || members.kind === 'missing') {
    return <FailedResult title={words.failed} of={members} onRetry={onRefresh} />;
  }
  const data = members.kind === 'ready' ? members.data : undefined;
  // After the last one of a page was removed, the page before it is on its way.
  const rows = data && data.rows.length === 0 && data.count > 0 ? undefined : data?.rows;
  return (
    <Stack gap={8}>
      <PageHeader title={words.title} />
      <MemberFilterBar key={JSON.stringify(filter)} filter={filter} onQuery={onFilter} />
      <Tools {...props} />
      <MemberTable
        {...props}
        members={rows}
        expected={constants.PAGE_SIZE}
        empty={
          filtered ? (
            <Empty
              kind="noMatch"
              title={words.noMatch.title}
              action={<Button onPress={() => onFilter(noFilter)}>{words.noMatch.action}</Button>}
            >
              {words.noMatch.text}
            </Empty>
          ) : (
            <Empty kind="first" title={words.alone.title}>
              {words.alone.text}
            </Empty>
          )
        }
      />
      {data && data.count > 0 ? (
        <Inline justify="end">
          {data.count > constants.PAGE_SIZE || page > 1 ? (
            <Pagination total={data.count} size={constants.PAGE_SIZE} page={page} onChange={onPage} />
          ) : (
            <Text tone="secondary">{words.total(data.count)}</Text>
          )}
        </Inline>
      ) : null}
      {data?.count === 1 && !filtered ? (
        <Empty kind="first" title={words.alone.title}>
          {words.alone.text}
        </Empty>
      ) : null}
    </Stack>
  );
}

/** What can be done with the enterprise, or with the chosen members; both are of one height, so nothing moves. */
function Tools({
  manager,
  selected,
  onSelect,
  onAdd,
  onImport,
  onInvite,
  onRefresh,
  onRoleOfSelected,
  onRemoveSelected,
  all,
}: MemberViewProps) {
  const refresh = <IconButton icon={RefreshCw} label={words.refresh} onPress={onRefresh} />;
  if (selected.size > 0) {
    return (
      <Inline>
        <Grow>
          <SelectionBar count={selected.size} all={all} onClear={() => onSelect(new Set())}>
            {manager === 'owner' ? (
              <>
                <Button size="sm" onPress={() => onRoleOfSelected('admin')}>
                  {words.makeAdmin}
                </Button>
                <Button size="sm" onPress={() => onRoleOfSelected('member')}>
                  {words.makeMember}
                </Button>
              </>
            ) : null}
            <Button size="sm" tone="danger" onPress={onRemoveSelected}>
              {words.remove}
            </Button>
          </SelectionBar>
        </Grow>
        {refresh}
      </Inline>
    );
  }
  return (
    <div className={tools}>
      <Inline wrap grow>
        <Button tone="accent" emphasis="solid" icon={Plus} onPress={onAdd}>
          {words.add}
        </Button>
        <Button icon={Upload} onPress={onImport}>
          {words.import}
        </Button>
        <Button icon={Link2} onPress={onInvite}>
          {words.invite}
        </Button>
      </Inline>
      {refresh}
    </div>
  );
}
