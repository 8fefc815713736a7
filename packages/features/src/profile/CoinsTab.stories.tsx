import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tinystar/contract';
import { fn } from 'storybook/test';
import { CoinsTab } from './CoinsTab.tsx';
import { ledger, tasks } from './fixtures.ts';

const meta = {
  title: 'features/profile/CoinsTab',
  component: CoinsTab,
  args: {
    balance: 86,
    inTenant: false,
    tasks: { kind: 'ready', data: tasks(false).rows },
    inviteCode: '3f9a1c07d2b8e645',
    ledger: { kind: 'ready', data: ledger },
    bar: { filter: { direction: 'all', range: null }, exporting: false, onFilter: fn(), onExport: fn() },
    page: 1,
    checkingIn: false,
    onCheckIn: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CoinsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CheckedIn: Story = { args: { tasks: { kind: 'ready', data: tasks(true).rows } } };

export const CheckingIn: Story = { args: { checkingIn: true } };

export const InTenant: Story = { args: { inTenant: true, balance: 9_876_543 } };

export const Loading: Story = {
  args: { balance: undefined, tasks: { kind: 'loading' }, ledger: { kind: 'loading' } },
};

export const Empty: Story = { args: { balance: 0, ledger: { kind: 'ready', data: { rows: [], count: 0 } } } };

export const Failed: Story = { args: { ledger: { kind: 'failed', message: messages.network } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
