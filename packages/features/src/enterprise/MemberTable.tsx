import type { Member } from '@tinystar/contract';
import { Button, Select, Table, Tag, Text, type SelectOption, type TableColumn } from '@tinystar/ui';
import { PersonCell } from '../shared/PersonCell.tsx';
import { Check, Clock } from '@tinystar/ui/icons';
import type { ReactNode } from 'react';
import { copy, memberStatusLabels, roleLabels } from './copy.ts';
import { mayManage, type Manager } from './model/roles.ts';
import { minuteText } from '../shared/days.ts';

export interface MemberTableProps {
  /** Undefined while they load. */
  members: readonly Member[] | undefined;
  /** Rows of the skeleton. */
  expected: number;
  manager: Manager;
  /** Id of whoever looks. */
  me: string;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onRole: (member: Member, permission: 'admin' | 'member') => void;
  onRemove: (member: Member) => void;
  empty: ReactNode;
}

type Granted = 'admin' | 'member';

const words = copy.members;
const roles: SelectOption<Granted>[] = (['admin', 'member'] as const).map((value) => ({
  value,
  label: roleLabels[value],
}));

const isGranted = (permission: Member['permission']): permission is Granted => permission !== 'owner';

/** The members of an enterprise; rows that are not the reader's to change are locked and say their role in plain words. */
export function MemberTable({
  members,
  expected,
  manager,
  me,
  selected,
  onSelect,
  onRole,
  onRemove,
  empty,
}: MemberTableProps) {
  const columns: TableColumn<Member>[] = [
    {
      id: 'name',
      title: words.columns.name,
      cell: (person) => <PersonCell person={person}>{person.id === me ? <Tag>{words.me}</Tag> : null}</PersonCell>,
    },
    {
      id: 'phone',
      title: words.columns.phone,
      width: 10,
      cell: ({ phoneNumber }) => <Text numeric>{phoneNumber}</Text>,
    },
    {
      id: 'role',
      title: words.columns.role,
      width: 9,
      cell: (row) =>
        // Nobody but the owner gives or takes the role of an admin, so an admin has nothing to choose from.
        manager === 'owner' && isGranted(row.permission) ? (
          <Select
            look="quiet"
            size="sm"
            label={words.roleOf(row.name)}
            options={roles}
            value={row.permission}
            onChange={(permission) => onRole(row, permission)}
          />
        ) : (
          roleLabels[row.permission]
        ),
    },
    {
      id: 'status',
      title: words.columns.status,
      width: 7.5,
      cell: ({ status }) => (
        <Tag tone={status === 'joined' ? 'success' : 'info'} icon={status === 'joined' ? Check : Clock}>
          {memberStatusLabels[status]}
        </Tag>
      ),
    },
    {
      id: 'time',
      title: words.columns.time,
      width: 10,
      cell: ({ status, time }) => (
        <Text tone="secondary" numeric>
          {status === 'joined' ? minuteText(time) : '-'}
        </Text>
      ),
    },
  ];
  return (
    <Table
      caption={words.title}
      columns={columns}
      rows={members}
      expected={expected}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      sticky="first"
      selection={{
        ids: selected,
        onChange: onSelect,
        locked: new Set(members?.filter((row) => !mayManage(manager, row)).map(({ id }) => id)),
      }}
      actions={(row) =>
        mayManage(manager, row) ? (
          <Button emphasis="quiet" size="sm" aria-label={words.removeOf(row.name)} onPress={() => onRemove(row)}>
            {words.remove}
          </Button>
        ) : (
          <Text tone="tertiary">-</Text>
        )
      }
      empty={empty}
    />
  );
}
