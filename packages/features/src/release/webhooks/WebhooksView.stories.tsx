import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { denied } from '../../shared/fixtures.ts';
import { copy } from './copy.ts';
import { NOW, rows } from './fixtures.ts';
import { WebhooksView } from './WebhooksView.tsx';

const meta = {
  title: 'features/release/WebhooksView',
  component: WebhooksView,
  args: {
    list: { kind: 'ready', data: { rows } },
    now: NOW,
    onCreate: fn(),
    onRetry: fn(),
    onTest: fn(),
    onDeliveries: fn(),
    onEdit: fn(),
    onSwitch: fn(),
    onRenew: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof WebhooksView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { list: { kind: 'ready', data: { rows: [] } } } };

export const Loading: Story = { args: { list: { kind: 'loading' } } };

export const Failed: Story = { args: { list: { kind: 'failed', message: '服务暂时不可用，请稍后重试' } } };

export const Denied: Story = { args: { list: denied } };

/** What is done more rarely is in the row's menu. */
export const Acts: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `工单系统：${copy.more}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: copy.deliveries }));
    await expect(args.onDeliveries).toHaveBeenCalledWith(rows[0]);
  },
};

/** There is room for ten. */
export const Full: Story = {
  args: {
    list: {
      kind: 'ready',
      data: { rows: Array.from({ length: 10 }, (_, at) => ({ ...rows[0]!, id: String(at).padStart(32, '0') })) },
    },
  },
};

export const LongText: Story = {
  args: {
    list: {
      kind: 'ready',
      data: {
        rows: rows.map((row) => ({
          ...row,
          description:
            row.description && `${row.description}，由信息中心维护，出现问题时请联系值班工程师并附上推送编号和时间`,
          address: `https://a-host-with-a-very-long-name.automation.department.example.com.cn/${'path/'.repeat(20)}`,
        })),
      },
    },
  },
};
