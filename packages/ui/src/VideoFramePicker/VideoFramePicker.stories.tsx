import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { samplePicture, type SamplePicture } from '../private/samplePictures.ts';
import { texts } from '../private/sampleTexts.ts';
import { FrameGrid } from './FrameGrid.tsx';
import { momentsOf } from './frames.ts';
import { videoWords } from './videoWords.ts';

const names: SamplePicture[] = ['dawn', 'field', 'night'];
const drawn = (width: number, height: number, seconds = 95) =>
  momentsOf(seconds, 20).map((at, index) => ({ at, src: samplePicture(names[index % 3]!, width, height) }));
const frames = drawn(320, 180);

/** The film itself cannot be the same in every picture; what is drawn of it is shown here. */
const meta = {
  title: 'ui/VideoFramePicker',
  component: FrameGrid,
  args: {
    frames: { kind: 'ready', frames },
    count: 20,
    picked: null,
    words: videoWords,
    onPick: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FrameGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Picked: Story = { args: { picked: frames[6]!.at } };

export const Reading: Story = { args: { frames: { kind: 'reading', frames: frames.slice(0, 7) } } };

export const Opening: Story = { args: { frames: { kind: 'reading', frames: [] } } };

export const UprightFilm: Story = {
  args: { frames: { kind: 'ready', frames: drawn(180, 320, 5400) }, picked: momentsOf(5400, 20)[2]! },
};

export const ShortFilm: Story = { args: { frames: { kind: 'ready', frames: drawn(320, 180, 3.2) } } };

export const Failed: Story = { args: { frames: { kind: 'failed' } } };

export const FailedLong: Story = {
  args: { frames: { kind: 'failed' }, words: { ...videoWords, failedHint: texts.long } },
};

export const Phone: Story = { args: { picked: frames[0]!.at }, globals: { viewport: { value: 'phone' } } };
