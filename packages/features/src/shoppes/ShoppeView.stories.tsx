import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { copy } from './copy.ts';
import { bots, enterprise, longName, shoppe } from './fixtures.ts';
import { ShoppeView } from './ShoppeView.tsx';

const meta = {
  title: 'features/shoppes/ShoppeView',
  component: ShoppeView,
  parameters: { layout: 'fullscreen' },
  args: {
    found: { kind: 'ready', shoppe: { ...shoppe, enterprise }, bots },
    categoryHref: (category) => `?category=${category}`,
    hrefOf: (publicId) => `/shoppe/bot/${publicId}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof ShoppeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The assistants of one category alone. */
export const Category: Story = {
  args: { category: 'domainKnowledge' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0);
    await expect(canvas.queryByText(bots[0]!.name)).toBeNull();
  },
};
export const Loading: Story = { args: { found: { kind: 'loading' } } };
export const Empty: Story = {
  args: { found: { kind: 'ready', shoppe: { ...shoppe, banner: null, enterprise }, bots: [] } },
};
export const Closed: Story = {
  args: { found: { kind: 'gone', message: '展厅已停用' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.board.goneText)).toBeVisible();
  },
};
export const Failed: Story = { args: { found: { kind: 'failed', message: messages.network } } };
export const LongText: Story = {
  args: {
    found: {
      kind: 'ready',
      shoppe: { ...shoppe, name: longName, description: longName, enterprise: { ...enterprise, name: longName } },
      bots: bots.map((bot) => ({ ...bot, name: longName, description: longName, lentBy: longName })),
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
