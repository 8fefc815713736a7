import type { Meta, StoryObj } from '@storybook/react-vite';
import { webhookMessages } from '@tinystar/contract';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { eventWords, formCopy } from './copy.ts';
import { WebhookDialog } from './WebhookDialog.tsx';

const meta = {
  title: 'features/release/WebhookDialog',
  component: WebhookDialog,
  args: {
    kind: 'create',
    initial: { address: '', description: '', events: [] },
    pending: false,
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WebhookDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {};

export const Edit: Story = {
  args: {
    kind: 'edit',
    initial: {
      address: 'https://automation.example.com/hooks/tinystar',
      description: '工单系统',
      events: ['answer.disliked', 'ticket.opened'],
    },
  },
};

/** What is missing is said at its field, and nothing is sent. */
export const Unfilled: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: formCopy.create }));
    await userEvent.click(dialog.getByRole('button', { name: formCopy.save }));
    await expect(await dialog.findByText(webhookMessages.address)).toBeVisible();
    await expect(dialog.getByText(webhookMessages.noEvents)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: formCopy.create }));
    await userEvent.type(dialog.getByLabelText(formCopy.address, { exact: false }), 'https://a.example/hook');
    await userEvent.click(dialog.getByText(eventWords['ticket.opened'].label));
    await userEvent.click(dialog.getByText(eventWords['document.changed'].label));
    await userEvent.click(dialog.getByRole('button', { name: formCopy.save }));
    await expect(args.onSave).toHaveBeenCalledWith({
      address: 'https://a.example/hook',
      description: '',
      events: ['document.changed', 'ticket.opened'],
    });
  },
};

export const Refused: Story = { args: { error: webhookMessages.notOutside } };
