import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { copy } from './copy.ts';
import { list, longName, now, shoppe } from './fixtures.ts';
import { ShoppeListView } from './ShoppeListView.tsx';

const meta = {
  title: 'features/shoppes/ShoppeListView',
  component: ShoppeListView,
  args: {
    shoppes: { kind: 'ready', data: { rows: list, count: 2 } },
    page: 1,
    now,
    hrefOf: (id) => `/shoppe/${id}`,
    onPage: fn(),
    onCreate: fn(),
    onCopyLink: fn(),
    onStatus: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ShoppeListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** What can be done with one stands behind one button. */
export const Actions: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.more(shoppe.name) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: copy.disable }));
    await expect(args.onStatus).toHaveBeenCalledWith(shoppe, 'disabled');
  },
};
export const Loading: Story = { args: { shoppes: { kind: 'loading' } } };
export const Empty: Story = { args: { shoppes: { kind: 'ready', data: { rows: [], count: 0 } } } };
export const Failed: Story = { args: { shoppes: { kind: 'failed', message: messages.network } } };
export const Denied: Story = { args: { shoppes: denied } };
export const LongText: Story = {
  args: { shoppes: { kind: 'ready', data: { rows: list.map((row) => ({ ...row, name: longName })), count: 2 } } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
