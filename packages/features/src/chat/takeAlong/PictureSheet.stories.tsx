import type { Meta, StoryObj } from '@storybook/react-vite';
import { sentAlong } from '../../shared/fixtures.ts';
import { assistant, longAnswer, message, reference } from '../fixtures.ts';
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

const drawing = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#cfe3f5"/><circle cx="50%" cy="50%" r="60" fill="none" stroke="#225566" stroke-width="8"/></svg>`,
  )}`;
const [wide, high] = [drawing(1_600, 700), drawing(300, 900)];

/** What makers bound to the cited places stands below the answer; one that could not be loaded is left out. */
export const WithPictures: Story = {
  args: {
    messages: [
      message('1', {
        answer: '接地线压接在箱体左下角的接地螺栓上[1]。',
        sentenceMap: {
          '1': {
            reference: [reference(1, 3, 'HY-110K安装手册_V2.3.pdf', { image_paths: [wide, '/missing.png', high] })],
            reference_filtered: [],
          },
        },
      }),
    ],
    pictures: new Map([
      [wide, { source: wide, width: 1_600, height: 700 }],
      [high, { source: high, width: 300, height: 900 }],
    ]),
  },
};

export const LongText: Story = {
  args: {
    messages: [
      message('1'),
      message('2', { question: '把安装步骤从头到尾详细说一遍，包括每一步的注意事项'.repeat(4), answer: longAnswer }),
    ],
    part: { at: 2, of: 3 },
  },
};
