import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../Layout/Stack.tsx';
import { samplePictureFile } from '../private/samplePictures.ts';
import { texts } from '../private/sampleTexts.ts';
import { RatioPicker } from '../RatioPicker/RatioPicker.tsx';
import { ImageCrop } from './ImageCrop.tsx';
import type { Ratio } from './crop.ts';

const picture = samplePictureFile('dawn');

const meta = {
  title: 'ui/ImageCrop',
  component: ImageCrop,
  args: { file: picture },
  // A picture is read from its file first.
  play: async ({ canvas }) => {
    await canvas.findByRole('application', {}, { timeout: 10_000 });
  },
} satisfies Meta<typeof ImageCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Circle: Story = { args: { guide: 'circle' } };

export const Tall: Story = { args: { file: samplePictureFile('field', 400, 1200), ratio: '3:4' } };

export const Wide: Story = { args: { file: samplePictureFile('night', 1600, 400), ratio: '4:3' } };

export const WithRatios: Story = {
  render: function Render(args) {
    const [ratio, setRatio] = useState<Ratio>('3:4');
    return (
      <Stack gap={16} align="center">
        <ImageCrop {...args} ratio={ratio} />
        <RatioPicker value={ratio} onChange={setRatio} />
      </Stack>
    );
  },
};

export const Phone: Story = { args: { guide: 'circle' }, globals: { viewport: { value: 'phone' } } };

export const LongHint: Story = { args: { hint: texts.long } };

const refused = (words: string): Story['play'] =>
  async function play({ canvas }) {
    await canvas.findByText(words, {}, { timeout: 10_000 });
  };

export const Broken: Story = {
  args: { file: new File(['不是图片'], '图片.png', { type: 'image/png' }) },
  play: refused('图片无法打开'),
};

export const TooSmall: Story = { args: { file: samplePictureFile('field', 48, 48) }, play: refused('图片太小') };
