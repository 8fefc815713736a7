import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { copy } from './copy.ts';
import { member, members, owner } from './fixtures.ts';
import { MemberView } from './MemberView.tsx';
import { noFilter } from './MemberFilterBar.tsx';
import { NotAllowed } from './NotAllowed.tsx';

const ready = (rows: typeof members, count = rows.length) => ({ kind: 'ready' as const, data: { rows, count } });

const meta = {
  title: 'features/enterprise/MemberView',
  component: MemberView,
  args: {
    members: ready(members, 36),
    manager: 'owner',
    me: owner.id,
    filter: noFilter,
    page: 1,
    selected: new Set<string>(),
    onSelect: fn(),
    onFilter: fn(),
    onPage: fn(),
    onRefresh: fn(),
    onAdd: fn(),
    onImport: fn(),
    onInvite: fn(),
    onRole: fn(),
    onRoleOfSelected: fn(),
    onRemove: fn(),
    onRemoveSelected: fn(),
  },
} satisfies Meta<typeof MemberView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { selected: new Set(members.slice(3, 5).map(({ id }) => id)) } };

/** Whoever is no owner changes no admins and gives nobody the role. */
export const ByAdmin: Story = { args: { manager: 'admin', me: members[1]!.id } };

export const SelectedByAdmin: Story = { args: { ...ByAdmin.args, ...Selected.args } };

export const ChoosingRole: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: copy.members.roleOf(members[2]!.name) }));
  },
};

/** Nobody but the owner. */
export const Empty: Story = { args: { members: ready([owner]) } };

export const NoMatch: Story = {
  args: { members: ready([]), filter: { keyword: '储能', permission: 'admin', status: 'waitJoin' } },
};

export const Loading: Story = { args: { members: { kind: 'loading' } } };

export const Failed: Story = { args: { members: { kind: 'failed', message: messages.network } } };

export const Denied: Story = { render: () => <NotAllowed /> };

export const LongText: Story = {
  args: {
    members: ready([
      owner,
      member(2, { name: '欧阳明远·阿卜杜热合曼·买买提艾力', permission: 'admin' }),
      member(3, { name: 'Alexandria Montgomery-W' }),
    ]),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneSelected: Story = { ...Selected, globals: { viewport: { value: 'phone' } } };
