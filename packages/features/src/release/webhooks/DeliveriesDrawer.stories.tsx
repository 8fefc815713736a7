import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { denied } from '../../shared/fixtures.ts';
import { deliveryCopy } from './copy.ts';
import { DeliveriesDrawer } from './DeliveriesDrawer.tsx';
import { deliveryRows, NOW, rows } from './fixtures.ts';

const meta = {
  title: 'features/release/DeliveriesDrawer',
  component: DeliveriesDrawer,
  args: {
    webhook: rows[0]!,
    list: { kind: 'ready', data: { rows: deliveryRows, count: deliveryRows.length } },
    filter: 'all',
    page: 1,
    now: NOW,
    onFilter: fn(),
    onPage: fn(),
    onResend: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeliveriesDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What was sent and answered is shown on demand, as it stood. */
export const Opened: Story = {
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: deliveryCopy.show });
    await userEvent.click(first!);
    await expect(await screen.findByText(/maintenance/)).toBeVisible();
  },
};

export const Resent: Story = {
  play: async ({ args }) => {
    const [first] = await screen.findAllByRole('button', { name: deliveryCopy.resend });
    await userEvent.click(first!);
    await expect(args.onResend).toHaveBeenCalledWith(deliveryRows[1]);
  },
};

export const Empty: Story = { args: { list: { kind: 'ready', data: { rows: [], count: 0 } } } };

export const NoneFailed: Story = { args: { filter: 'failed', list: { kind: 'ready', data: { rows: [], count: 0 } } } };

export const Loading: Story = { args: { list: { kind: 'loading' } } };

export const Failed: Story = { args: { list: { kind: 'failed', message: '服务暂时不可用，请稍后重试' } } };

export const Denied: Story = { args: { list: denied } };

export const LongText: Story = {
  args: {
    webhook: { ...rows[0]!, description: '由信息中心维护的工单系统，出现问题时请联系值班工程师并附上推送编号和时间' },
    list: {
      kind: 'ready',
      data: { rows: deliveryRows.map((row) => ({ ...row, responseBody: 'x'.repeat(1_024) })), count: 3 },
    },
  },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: deliveryCopy.show });
    await userEvent.click(first!);
  },
};
