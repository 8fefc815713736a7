import type { Member } from '@tinystar/contract';
import { FilterBar, SearchInput, Select } from '@tinystar/ui';
import { useState } from 'react';
import { copy, memberStatusLabels, roleLabels } from './copy.ts';
import type { MemberFilter } from './useMembers.ts';

export interface MemberFilterBarProps {
  /** What is asked for now; the fields begin with it. */
  filter: MemberFilter;
  onQuery: (filter: MemberFilter) => void;
}

const any = 'any';
const words = copy.members;
const options = <Value extends string>(all: string, labels: Record<Value, string>) => [
  { value: any, label: all },
  ...(Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label })),
];
const roles = options<Member['permission']>(words.anyRole, roleLabels);
const statuses = options<Member['status']>(words.anyStatus, memberStatusLabels);

export const noFilter: MemberFilter = { keyword: '', permission: undefined, status: undefined };

/** Name or phone number, role and status; asks when 查询 or Enter is pressed. */
export function MemberFilterBar({ filter, onQuery }: MemberFilterBarProps) {
  const [draft, setDraft] = useState(filter);
  const set = (change: Partial<MemberFilter>) => setDraft((before) => ({ ...before, ...change }));
  return (
    <FilterBar
      search={
        <SearchInput
          label={words.search}
          placeholder={words.search}
          value={draft.keyword}
          onChange={(keyword) => set({ keyword })}
        />
      }
      onQuery={() => onQuery(draft)}
      onReset={() => {
        setDraft(noFilter);
        onQuery(noFilter);
      }}
    >
      <Select
        label={words.role}
        options={roles}
        value={draft.permission ?? any}
        onChange={(value) => set({ permission: value === any ? undefined : (value as Member['permission']) })}
      />
      <Select
        label={words.status}
        options={statuses}
        value={draft.status ?? any}
        onChange={(value) => set({ status: value === any ? undefined : (value as Member['status']) })}
      />
    </FilterBar>
  );
}
