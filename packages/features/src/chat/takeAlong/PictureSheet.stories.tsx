import type { Meta, StoryObj } from '@storybook/react-vite';
import { sentAlong } from '../../shared/fixtures.ts';
import { assistant, longAnswer, message } from '../fixtures.ts';
import { PictureSheet } from './PictureSheet.tsx';

const meta = {
  title: 'features/chat/PictureSheet',
  component: PictureSheet,
  // It is a picture itself: the journey looks at what the browser draws of it.
  tags: ['no-shot'],
  args: { assistant, messages: [message('1')] },
} satisfies Meta<typeof PictureSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What the question was sent with is named. */
export const WithAttachments: Story = { args: { messages: [message('1', sentAlong)] } };

export const LongText: Story = {
  args: {
    messages: [
      message('1'),
      message('2', { question: '把安装步骤从头到尾详细说一遍，包括每一步的注意事项'.repeat(4), answer: longAnswer }),
    ],
    part: { at: 2, of: 3 },
  },
};
