import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileImage } from '../icons.ts';
import { samplePicture } from '../private/samplePictures.ts';
import { texts } from '../private/sampleTexts.ts';
import { AttachmentCard } from './AttachmentCard.tsx';

const meta = {
  title: 'ui/AttachmentCard',
  component: AttachmentCard,
  args: { name: '租赁合同.pdf', note: '1.2 MB', onRemove: fn() },
} satisfies Meta<typeof AttachmentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '移除租赁合同.pdf' }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};

export const Picture: Story = {
  args: { name: '接线图.png', note: '820 KB', icon: FileImage, picture: samplePicture('field', 80, 80), onOpen: fn() },
};

export const Busy: Story = { args: { note: '正在读取', busy: true } };

export const Failed: Story = {
  args: { note: '文件已加密，请去除密码后重新上传', tone: 'danger', onRetry: fn() },
};

/** Beside a message there is nothing to remove. */
export const Sent: Story = { args: { href: 'data:text/plain,1', onRemove: undefined } };

export const LongText: Story = { args: { name: texts.fileName, note: texts.long, tone: 'danger', onRetry: fn() } };
