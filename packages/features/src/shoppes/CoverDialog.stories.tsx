import { lateMessages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { copy } from './copy.ts';
import { CoverDialog } from './CoverDialog.tsx';

const words = copy.cover;
const address = `/file/v1/open/image/${'a'.repeat(32)}`;

const meta = {
  title: 'features/shoppes/CoverDialog',
  component: CoverDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    name: '设备维修助手',
    removable: true,
    onUpload: fn(() => Promise.resolve(address)),
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof CoverDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Recommended: Story = { args: { tab: 'recommended' }, tags: ['shot'] };

/** Nothing is cut before something is chosen. */
export const NothingChosen: Story = {
  args: { tab: 'recommended' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: words.next }));
    await expect(await screen.findByText(lateMessages.coverMissing)).toBeVisible();
  },
};

/** A file that is no picture is refused before it is sent. */
export const WrongFile: Story = {
  args: { tab: 'upload' },
  play: async () => {
    const input = await screen.findByLabelText(new RegExp(words.chooseImage));
    await userEvent.upload(input, new File(['x'], '手册.gif', { type: 'image/gif' }), { applyAccept: false });
    await expect(await screen.findByText(lateMessages.coverFormat)).toBeVisible();
  },
};

/** A drawing is cut in a shape, stored, and kept with that shape. */
export const Cut: Story = {
  args: { tab: 'recommended' },
  tags: ['shot'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '轴承' }));
    await userEvent.click(screen.getByRole('button', { name: words.next }));
    await userEvent.click(await screen.findByRole('radio', { name: '3:4' }));
    const save = screen.getByRole('button', { name: words.save });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ url: address, aspect: 0.75 }));
  },
};

export const Refused: Story = {
  args: { tab: 'recommended', onSave: fn(() => Promise.reject(new Error(words.failed))) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: words.remove }));
    await expect(await screen.findByText(words.failed)).toBeVisible();
  },
};
export const Phone: Story = { args: { tab: 'recommended' }, globals: { viewport: { value: 'phone' } } };
