import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { AddAgentsDialog } from './AddAgentsDialog.tsx';
import { people } from './fixtures.ts';

const meta = {
  title: 'features/customerService/AddAgentsDialog',
  component: AddAgentsDialog,
  args: {
    open: true,
    members: { kind: 'ready', data: { rows: people, count: people.length } },
    pending: false,
    onAdd: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddAgentsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      (await within(canvasElement.ownerDocument.body).findAllByRole('checkbox', { name: /陆瑾/ }))[0]!,
    );
  },
};
export const Refused: Story = { args: { error: messages.unexpected } };
export const Loading: Story = { args: { members: { kind: 'loading' } } };
export const Empty: Story = { args: { members: { kind: 'ready', data: { rows: [], count: 0 } } } };
export const Failed: Story = { args: { members: { kind: 'failed', message: messages.network } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
