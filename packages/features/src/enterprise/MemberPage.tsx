import { enterprise, memberPermissions, RoleConflict, type Member } from '@tinystar/contract';
import { ConfirmDialog, toast } from '@tinystar/ui';
import { useState } from 'react';
import { standingOf } from '../shared/conflict/standingOf.ts';
import { useSelectAll } from '../shared/useSelectAll.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { remoteOf } from '../shared/remote.ts';
import { useSession } from '../shared/session.ts';
import { AddMember } from './AddMember.tsx';
import { copy, memberStatusLabels, roleLabels } from './copy.ts';
import { ImportMembers } from './ImportMembers.tsx';
import { InviteLink } from './InviteLink.tsx';
import { MemberView } from './MemberView.tsx';
import { mayManage, type Manager } from './model/roles.ts';
import { NotAllowed } from './NotAllowed.tsx';
import { say } from '../shared/say.ts';
import { useMemberActions, useMemberPage, type MemberFilter } from './useMembers.ts';

const words = copy.members;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

const statuses = Object.keys(memberStatusLabels) as Member['status'][];

/** Members of the current enterprise. Filter and page live in the address; what is chosen survives paging. */
export function MemberPage() {
  const { permissions } = useSession();
  const { tenantUserPermission } = permissions;
  if (tenantUserPermission === 'owner' || tenantUserPermission === 'admin')
    return <Members manager={tenantUserPermission} />;
  return <NotAllowed />;
}

function Members({ manager }: { manager: Manager }) {
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const filter: MemberFilter = {
    keyword: query.get('keyword') ?? '',
    permission: oneOf(memberPermissions, query.get('permission')),
    status: oneOf(statuses, query.get('status')),
  };
  const page = Number(query.get('page')) || 1;
  const list = useMemberPage(filter, page);
  const { setRole, remove } = useMemberActions();
  /** By id, because those of other pages have to be named too. */
  const [selected, setSelected] = useState<ReadonlyMap<string, Member>>(new Map());
  /** Kept while the question leaves, so that its words stay. */
  const [removing, setRemoving] = useState<{ asking: boolean; people: readonly Member[] }>({
    asking: false,
    people: [],
  });
  const ask = (people: readonly Member[]) => setRemoving({ asking: true, people });
  const stopAsking = () => setRemoving((before) => ({ ...before, asking: false }));
  const [dialog, setDialog] = useState<'add' | 'import' | 'invite' | null>(null);
  const close = () => setDialog(null);

  const go = ({ keyword, permission, status }: MemberFilter, to: number) => {
    const entries = { keyword: keyword.trim(), permission, status, page: to > 1 ? String(to) : undefined };
    setQuery(Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1])));
  };
  const choose = (ids: ReadonlySet<string>) => {
    const known = new Map([...selected, ...(list.data?.rows ?? []).map((row) => [row.id, row] as const)]);
    setSelected(new Map([...ids].flatMap((id) => (known.has(id) ? [[id, known.get(id)!] as const] : []))));
  };
  const all = useSelectAll({
    data: list.data,
    filter: JSON.stringify(filter),
    chosen: selected.size,
    read: (api, paging) =>
      api(enterprise.members, {
        keyword: filter.keyword || undefined,
        permission: filter.permission,
        status: filter.status,
        ...paging,
      }),
    free: (row) => mayManage(manager, row),
    onSelect: (rows) => setSelected(new Map(rows.map((row) => [row.id, row]))),
  });
  const changeRole = (people: readonly Member[], permission: 'admin' | 'member') =>
    setRole.mutate(
      { people, permission },
      {
        onSuccess: () => {
          toast(words.changed(people.length, roleLabels[permission]));
          if (people.length > 1 || selected.has(people[0]!.id)) setSelected(new Map());
        },
        onError(error) {
          const others = standingOf(error, RoleConflict)?.members;
          if (!others) return say(error);
          toast(words.roleTaken(others), { tone: 'danger' });
          const now = new Map(others.map(({ id, permission: role }) => [id, role]));
          setSelected(
            (chosen) =>
              new Map([...chosen].map(([id, row]) => [id, { ...row, permission: now.get(id) ?? row.permission }])),
          );
        },
      },
    );
  const names = removing.people.map(({ name }) => name);

  return (
    <>
      <MemberView
        members={remoteOf(list)}
        manager={manager}
        me={user.id}
        filter={filter}
        page={page}
        selected={new Set(selected.keys())}
        all={all}
        onSelect={choose}
        onFilter={(next) => {
          setSelected(new Map());
          go(next, 1);
        }}
        onPage={(to) => go(filter, to)}
        onRefresh={() => void list.refetch()}
        onAdd={() => setDialog('add')}
        onImport={() => setDialog('import')}
        onInvite={() => setDialog('invite')}
        onRole={(row, permission) => changeRole([row], permission)}
        onRoleOfSelected={(permission) => changeRole([...selected.values()], permission)}
        onRemove={(row) => ask([row])}
        onRemoveSelected={() => ask([...selected.values()])}
      />
      <ConfirmDialog
        open={removing.asking}
        tone="danger"
        title={words.removeTitle(names)}
        confirmLabel={words.remove}
        pending={remove.isPending}
        onCancel={stopAsking}
        onConfirm={() =>
          remove.mutate(
            removing.people.map(({ id }) => id),
            {
              onSuccess: () => {
                toast(words.removed(names.length));
                setSelected(new Map([...selected].filter(([id]) => !removing.people.some((gone) => gone.id === id))));
              },
              onError: say,
              onSettled: stopAsking,
            },
          )
        }
      >
        {names.length > 1 ? `${words.removeNames(names)}。${words.removeText}` : words.removeText}
      </ConfirmDialog>
      {dialog === 'add' ? <AddMember manager={manager} onClose={close} /> : null}
      {dialog === 'import' ? <ImportMembers onClose={close} /> : null}
      {dialog === 'invite' ? <InviteLink onClose={close} /> : null}
    </>
  );
}
