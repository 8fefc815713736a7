import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InviteView } from './InviteView.tsx';

const enterprise = { name: '华晨精密制造', avatar: { type: 'color', color: 'cyan' } } as const;
const open = { kind: 'open', enterprise, inviter: '林知夏' } as const;

const meta = {
  title: 'features/enterprise/InviteView',
  component: InviteView,
  parameters: { layout: 'fullscreen' },
  args: {
    invitation: open,
    loggedIn: true,
    pending: undefined,
    loginHref: '/login',
    homeHref: '/',
    onJoin: fn(),
    onStay: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof InviteView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LoggedOut: Story = { args: { loggedIn: false } };

export const Joining: Story = { args: { pending: 'entering' } };

export const Refused: Story = { args: { error: messages.network } };

export const AlreadyMember: Story = { args: { invitation: { kind: 'already', enterprise } } };

export const Loading: Story = { args: { invitation: { kind: 'loading' } } };

/** Renewed, taken back or never given. */
export const Denied: Story = { args: { invitation: { kind: 'invalid' } } };

export const Failed: Story = { args: { invitation: { kind: 'failed', message: messages.network } } };

export const LongText: Story = {
  args: {
    invitation: {
      ...open,
      inviter: '欧阳明远·阿卜杜热合曼·买买提',
      enterprise: {
        ...enterprise,
        name: '华晨精密制造（苏州工业园区）新能源装备与自动化系统集成股份有限公司Huachen Precision',
      },
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
