import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { user } from './fixtures.ts';
import { UserPopover } from './UserPopover.tsx';

const meta = {
  title: 'features/shell/UserPopover',
  component: UserPopover,
  args: {
    user: user(),
    coins: 12_480,
    ofTenant: true,
    links: { recharge: '/user/index?activeKey=rechargeCenter', account: '/user/index', channel: '/channel/center' },
    onInvite: fn(),
    onChangePassword: fn(),
    onLogOut: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minBlockSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /的菜单/ }));
  },
} satisfies Meta<typeof UserPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The owner of an enterprise who is also a promotion user. */
export const Default: Story = {};

export const Personal: Story = {
  args: { ofTenant: false, coins: 86, user: user({ couponRegistered: false }), links: { account: '/user/index' } },
};

export const NoPages: Story = { args: { links: {}, onChangePassword: undefined } };

export const LongName: Story = {
  args: { user: user({ name: '欧阳天嬢子的一个很长的昵称哦真的很长' }), coins: 9_876_543 },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
