import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { samplePicture } from '../private/samplePictures.ts';
import { texts } from '../private/sampleTexts.ts';
import { ImagePreview } from './ImagePreview.tsx';

const images = [
  { src: samplePicture('dawn', 1600, 1200), name: '屋顶东侧.png' },
  { src: samplePicture('field', 900, 1600), name: '支架安装.png' },
  { src: samplePicture('night', 2400, 800), name: texts.fileName },
];

const meta = {
  title: 'ui/ImagePreview',
  component: ImagePreview,
  parameters: { layout: 'fullscreen' },
  args: { images: images.slice(0, 1), index: 0, onIndexChange: fn(), onClose: fn() },
} satisfies Meta<typeof ImagePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (keys: string) => async () => {
  for (let tries = 0; tries < 40 && !document.querySelector('[role=dialog] img[style*="inline-size"]'); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await userEvent.keyboard(keys);
};

export const Default: Story = {};

export const Several: Story = { args: { images, index: 1 } };

export const LongName: Story = { args: { images, index: 2 } };

export const Zoomed: Story = { play: press('+++++') };

export const Smallest: Story = { play: press('--------') };

export const Turned: Story = { play: press('r') };

export const SmallPicture: Story = {
  args: { images: [{ src: samplePicture('field', 160, 120), name: '缩略图.png' }] },
};

export const Phone: Story = { args: { images, index: 0 }, globals: { viewport: { value: 'phone' } } };

export const Broken: Story = { args: { images: [{ src: 'data:image/png;base64,AAAA', name: '屋顶东侧.png' }] } };

export const WithoutDownload: Story = { args: { onDownload: null } };
