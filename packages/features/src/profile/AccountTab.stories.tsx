import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AccountTab } from './AccountTab.tsx';
import { user } from './fixtures.ts';

const meta = {
  title: 'features/profile/AccountTab',
  component: AccountTab,
  args: {
    user: user(),
    invite: { code: '3f9a1c07d2b8e645', count: 3 },
    onEdit: fn(),
    onChangePassword: fn(),
    onChangePhone: fn(),
    onLogOut: fn(),
    closing: { closesAt: null, owned: [] },
    onClose: fn(),
  },
} satisfies Meta<typeof AccountTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Came by SMS: no password yet, nobody invited. */
export const NewAccount: Story = {
  args: {
    user: user({ hasPassword: false, couponRegistered: false, name: '用户6021' }),
    invite: { code: '3f9a1c07d2b8e645', count: 0 },
  },
};

/** The account will be deleted, and can still be kept. */
export const Closing: Story = { args: { closing: { closesAt: Date.UTC(2026, 11, 8), owned: [] } } };

export const InviteLoading: Story = { args: { invite: undefined } };

export const InviteUnavailable: Story = { args: { invite: null } };

export const LongName: Story = { args: { user: user({ name: '欧阳天嬢子的一个很长的昵称哦真的很长' }) } };

export const Phone: Story = {
  args: { user: user({ name: '欧阳天嬢子的一个很长的昵称哦真的很长' }) },
  globals: { viewport: { value: 'phone' } },
};
