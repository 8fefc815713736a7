import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import type { AvatarSource } from '../Avatar/avatarLook.ts';
import { samplePicture } from '../private/samplePictures.ts';
import { texts } from '../private/sampleTexts.ts';
import { AvatarPicker, type AvatarPickerProps } from './AvatarPicker.tsx';

const presets = [
  { url: samplePicture('dawn', 300, 300), label: '朝阳' },
  { url: samplePicture('field', 300, 300), label: '原野' },
  { url: samplePicture('night', 300, 300), label: '夜色' },
];

function Live(props: AvatarPickerProps) {
  const [value, setValue] = useState<AvatarSource>(props.value);
  return <AvatarPicker {...props} value={value} onChange={setValue} />;
}
Live.displayName = 'AvatarPicker';

const meta = {
  title: 'ui/AvatarPicker',
  component: AvatarPicker,
  render: (args) => <Live {...args} />,
  args: {
    name: '光伏顾问',
    value: { type: 'color', color: 'green' },
    onChange: fn(),
    onUpload: () => Promise.resolve({ url: samplePicture('dawn', 300, 300) }),
    presets,
  },
} satisfies Meta<typeof AvatarPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const trigger = canvasElement.querySelector('button');
  if (trigger) await userEvent.click(trigger);
};

/** A drawn PNG, handed to the hidden input as if it had been chosen. */
const choose = (file: () => Promise<File>) => async (context: { canvasElement: HTMLElement }) => {
  await open(context);
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (input) await userEvent.upload(input, await file(), { applyAccept: false });
};

/** Cropping begins when the picture is read. */
const crop = async (context: { canvasElement: HTMLElement }) => {
  await choose(drawn)(context);
  await within(document.body).findByRole('application', {}, { timeout: 10_000 });
};

async function drawn(): Promise<File> {
  const image = new Image();
  image.src = samplePicture('dawn', 800, 600);
  await image.decode();
  const canvas = new OffscreenCanvas(800, 600);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], '屋顶.png', { type: 'image/png' });
}

export const Default: Story = {};

export const Picture: Story = { args: { value: { type: 'url', url: samplePicture('night', 300, 300) } } };

export const Disabled: Story = { args: { disabled: true } };

export const Choosing: Story = { play: open };

export const ColoursOnly: Story = { args: { onUpload: undefined, presets: [] }, play: open };

export const WrongKind: Story = { play: choose(async () => new File(['x'], '培训录像.mp4', { type: 'video/mp4' })) };

export const TooLarge: Story = {
  play: choose(async () => new File([new Uint8Array(10 * 1024 * 1024 + 1)], '屋顶.png', { type: 'image/png' })),
};

export const Cropping: Story = { play: crop };

export const CroppingPhone: Story = { play: crop, globals: { viewport: { value: 'phone' } } };

export const LongName: Story = { args: { name: texts.person }, play: open };
