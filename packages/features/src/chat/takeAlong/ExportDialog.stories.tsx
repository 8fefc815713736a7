import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import ExportDialog from './ExportDialog.tsx';

const meta = {
  title: 'features/chat/ExportDialog',
  component: ExportDialog,
  parameters: { layout: 'fullscreen' },
  args: { onExport: () => Promise.resolve(), onClose: fn() },
} satisfies Meta<typeof ExportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Pending: Story = {
  args: { onExport: () => new Promise(() => undefined) },
  play: async () => userEvent.click(await screen.findByRole('button', { name: /Word/ })),
};

export const Failed: Story = {
  args: { onExport: () => Promise.reject(new Error('no network')) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /图片/ }));
    await screen.findByRole('alert');
  },
};
