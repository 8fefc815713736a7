import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { cards, longCard } from './fixtures.ts';
import { SquareView } from './SquareView.tsx';

const meta = {
  title: 'features/member/SquareView',
  component: SquareView,
  parameters: { layout: 'padded' },
  args: {
    assistants: { kind: 'ready', data: { rows: cards, count: cards.length } },
    reach: 'near',
    keyword: '',
    category: undefined,
    page: 1,
    pending: undefined,
    hrefOf: ({ id }) => `/a/chat/bot/${id}/tenant`,
    repliesHrefOf: ({ id }) => `/a/chat/bot/${id}/tenant/cs`,
    onReach: fn(),
    onSearch: fn(),
    onCategory: fn(),
    onClear: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SquareView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const others = cards.map((card) => ({ ...card, own: false, isPreset: false, enterpriseName: '江南法务' }));

/** More than a page of public assistants: those of others are added to one's list and taken out. */
export const Pages: Story = {
  args: { reach: 'all', page: 2, assistants: { kind: 'ready', data: { rows: others, count: 23 } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '添加设备维修助手' }));
    await expect(args.onAdd).toHaveBeenCalledWith(others[0]);
    await userEvent.click(canvas.getByRole('button', { name: '从我的助手移除质量体系问答' }));
    await expect(args.onRemove).toHaveBeenCalledWith(others[1]);
    await userEvent.click(canvas.getByRole('radio', { name: '法律政策' }));
    await expect(args.onCategory).toHaveBeenCalledWith('legalPolicy');
  },
};

export const Empty: Story = { args: { assistants: { kind: 'ready', data: { rows: [], count: 0 } } } };

export const NoMatch: Story = {
  args: { keyword: '叉车', assistants: { kind: 'ready', data: { rows: [], count: 0 } } },
};

export const Loading: Story = { args: { assistants: { kind: 'loading' } } };

export const Failed: Story = {
  args: { assistants: { kind: 'failed', message: messages.network, requestId: 'c41f8a20b6e94d13' } },
};

/** The list was closed to this identity while the page stood open. */
export const Denied: Story = { args: { assistants: denied } };

export const LongText: Story = {
  args: { assistants: { kind: 'ready', data: { rows: [longCard, ...cards.slice(0, 2)], count: 3 } } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
