import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { colleagues } from './fixtures.ts';
import { TransferDialog } from './TransferDialog.tsx';

const meta = {
  title: 'features/customerService/TransferDialog',
  component: TransferDialog,
  args: {
    open: true,
    colleagues: { kind: 'ready', data: colleagues },
    pending: false,
    onTransfer: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TransferDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NobodyChosen: Story = {
  play: async ({ args, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '转接' }));
    await body.findByText('请选择客服', { selector: '[id$="-error"], [id$="-error"] *' });
    await expect(args.onTransfer).not.toHaveBeenCalled();
  },
};
export const Refused: Story = { args: { error: messages.unexpected } };
export const Loading: Story = { args: { colleagues: { kind: 'loading' } } };
export const Empty: Story = { args: { colleagues: { kind: 'ready', data: { agents: [] } } } };
export const Failed: Story = { args: { colleagues: { kind: 'failed', message: messages.network } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
