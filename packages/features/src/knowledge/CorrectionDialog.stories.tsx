import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { copy } from './copy.ts';
import { CorrectionDialog } from './CorrectionDialog.tsx';

const meta = {
  title: 'features/knowledge/CorrectionDialog',
  component: CorrectionDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    initial: { question: '接地线用多大线径？', answer: '接地线截面积不小于 16 mm²，两处接地点都要接。' },
    pending: false,
    onClose: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof CorrectionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: { initial: { question: '', answer: '' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: copy.correction.save }));
  },
};

export const LongText: Story = { args: { initial: { question: '问'.repeat(256), answer: '答案很长。'.repeat(620) } } };

export const Failed: Story = { args: { error: '当前网络异常，请检查网络设置。' } };

export const Loading: Story = { args: { pending: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
