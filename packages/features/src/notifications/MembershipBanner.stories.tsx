import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { changes } from './fixtures.ts';
import { MembershipBanner } from './MembershipBanner.tsx';

/** Above a page: somebody else has changed one's place in an enterprise. */
const meta = {
  title: 'features/notifications/MembershipBanner',
  component: MembershipBanner,
  args: { notice: changes[0]!, onRead: fn() },
} satisfies Meta<typeof MembershipBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Removed while one worked there: what became of it, and whom to ask. */
export const Removed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^知道了/ }));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};

/** A new role in an enterprise with a long name. */
export const LongText: Story = { args: { notice: changes[1]! } };

export const Demoted: Story = {
  args: { notice: { id: 'a', timestamp: 0, kind: 'role', enterprise: '星光科技', permission: 'member' } },
};

export const Owner: Story = {
  args: { notice: { id: 'a', timestamp: 0, kind: 'role', enterprise: '星光科技', permission: 'owner' } },
};
