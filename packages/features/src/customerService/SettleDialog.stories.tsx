import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SettleDialog } from './SettleDialog.tsx';

const meta = {
  title: 'features/customerService/SettleDialog',
  component: SettleDialog,
  args: {
    open: true,
    question: '发票多久能开？',
    answer: '三个工作日内开出，可在订单页下载。',
    pending: false,
    onSettle: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SettleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The reply answers nothing that was asked. */
export const NoQuestion: Story = {
  args: { question: '' },
  play: async ({ args, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '加入' }));
    await body.findByText('请输入问题');
    await expect(args.onSettle).not.toHaveBeenCalled();
  },
};
export const Refused: Story = { args: { error: messages.unexpected } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
