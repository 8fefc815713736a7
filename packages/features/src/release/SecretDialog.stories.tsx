import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { secretCopy } from './webhooks/copy.ts';
import { SecretDialog } from './SecretDialog.tsx';

const meta = {
  title: 'features/release/SecretDialog',
  component: SecretDialog,
  args: { words: secretCopy, secret: `whsec_${'3fQk9dLw'.repeat(4)}`, onTaken: fn() },
} satisfies Meta<typeof SecretDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The secret is there to be copied, this once. */
export const Shown: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: secretCopy.title });
    await userEvent.click(within(dialog).getByRole('button', { name: secretCopy.done }));
    await expect(args.onTaken).toHaveBeenCalledOnce();
  },
};
