import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { BotListView } from './BotListView.tsx';
import { copy } from './copy.ts';
import { choices, longName } from './fixtures.ts';

const meta = {
  title: 'features/shoppes/BotListView',
  component: BotListView,
  args: {
    of: 'own',
    bots: { kind: 'ready', data: { rows: choices.slice(0, 4), count: 14 } },
    keyword: '',
    page: 1,
    onKeyword: fn(),
    onPage: fn(),
    onAddTo: fn(),
    onCover: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BotListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [first] = await canvas.findAllByRole('button', { name: copy.manage.addTo });
    await userEvent.click(first!);
    await expect(args.onAddTo).toHaveBeenCalledWith(choices[0]);
  },
};
export const Lent: Story = {
  args: { of: 'lent', bots: { kind: 'ready', data: { rows: choices.slice(4, 5), count: 1 } } },
};
export const Loading: Story = { args: { bots: { kind: 'loading' } } };
export const Empty: Story = { args: { bots: { kind: 'ready', data: { rows: [], count: 0 } } } };
export const NoneLent: Story = { args: { ...Empty.args, of: 'lent' } };
export const NoMatch: Story = { args: { ...Empty.args, keyword: '合同' } };
export const Failed: Story = { args: { bots: { kind: 'failed', message: messages.network } } };
export const Denied: Story = { args: { bots: denied } };
export const LongText: Story = {
  args: { bots: { kind: 'ready', data: { rows: choices.map((bot) => ({ ...bot, name: longName })), count: 6 } } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
