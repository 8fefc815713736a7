import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InviteDialog, type Invitation } from './InviteDialog.tsx';
import type { Remote } from '../shared/remote.ts';

const code = '3f9a1c07d2b8e645';
const invited = (count: number): Remote<Invitation> => ({
  kind: 'ready',
  data: { code, href: `https://tinystar.example.com/landing?inviteCode=${code}`, count },
});

const meta = {
  title: 'features/invite/InviteDialog',
  component: InviteDialog,
  args: { open: true, vip: false, invitation: invited(1), onClose: fn(), onRetry: fn() },
} satisfies Meta<typeof InviteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the way to VIP. */
export const OneOfThree: Story = {};
export const None: Story = { args: { invitation: invited(0) } };
/** The third has just come; the flag follows with the next session. */
export const All: Story = { args: { invitation: invited(3) } };
export const Vip: Story = { args: { vip: true, invitation: invited(1280) } };
export const Loading: Story = { args: { invitation: { kind: 'loading' } } };
export const Failed: Story = { args: { invitation: { kind: 'failed', message: messages.network } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const VipPhone: Story = { ...Phone, args: { vip: true, invitation: invited(12) } };
