import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { copy } from './copy.ts';
import { CreateAssistantDialog } from './CreateAssistantDialog.tsx';
import { templates, tones } from './fixtures.ts';

const meta = {
  title: 'features/assistants/CreateAssistantDialog',
  component: CreateAssistantDialog,
  parameters: { layout: 'fullscreen' },
  args: { scope: 'personal', templates, tones, pending: false, onClose: fn(), onCreate: fn() },
} satisfies Meta<typeof CreateAssistantDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tenant: Story = { args: { scope: 'tenant' } };

export const FromTemplate: Story = {
  play: async () => {
    await userEvent.click(
      await screen.findByRole('radio', { name: new RegExp(copy.createDialog.kinds.template.label) }),
    );
    await userEvent.click(screen.getByRole('button', { name: copy.createDialog.submit }));
  },
};

export const WithoutName: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: copy.createDialog.submit }));
  },
};

export const Pending: Story = { args: { pending: true } };

export const Refused: Story = { args: { error: messages.unexpected } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
