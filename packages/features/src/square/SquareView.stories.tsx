import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longSquareCard, squareCards } from './fixtures.ts';
import { SquareView } from './SquareView.tsx';

const meta = {
  title: 'features/square/SquareView',
  component: SquareView,
  parameters: { layout: 'padded' },
  args: {
    of: 'public',
    assistants: { kind: 'ready', data: { rows: squareCards, count: squareCards.length } },
    category: undefined,
    keyword: '',
    page: 1,
    pending: undefined,
    hrefOf: ({ publicId }) => `/bot/${publicId}`,
    onCategory: fn(),
    onSearch: fn(),
    onClear: fn(),
    onPage: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SquareView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '添加中学文言文' }));
    await expect(args.onAdd).toHaveBeenCalledWith(squareCards[2]);
    await userEvent.click(canvas.getByRole('button', { name: '从我的助手移除劳动合同答疑' }));
    await expect(args.onRemove).toHaveBeenCalledWith(squareCards[0]);
    canvas.getByRole('radio', { name: '全部' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onCategory).toHaveBeenCalledWith('general');
  },
};

export const Category: Story = {
  args: { category: 'legalPolicy', assistants: { kind: 'ready', data: { rows: squareCards.slice(0, 1), count: 1 } } },
};

/** The presets of the platform, in the workspace. */
export const Popular: Story = {
  args: { of: 'presets', assistants: { kind: 'ready', data: { rows: squareCards.slice(3, 4), count: 1 } } },
};

/** More than a page, one of them being added. */
export const Pages: Story = {
  args: {
    page: 2,
    pending: squareCards[1]!.id,
    assistants: { kind: 'ready', data: { rows: squareCards, count: 23 } },
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

export const LongText: Story = {
  args: { assistants: { kind: 'ready', data: { rows: [longSquareCard, ...squareCards.slice(0, 2)], count: 3 } } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
