import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fn, screen } from 'storybook/test';
import { drawPoster } from './drawPoster.ts';
import { PosterDialog, type PosterDialogProps } from './PosterDialog.tsx';

const publicId = '0f3a7c1d9e2b4a6880f3a7c1d9e2b4a6';
const poster = {
  id: publicId,
  name: '光伏安装顾问',
  avatar: { type: 'color', color: 'yellow' } as const,
  welcomeWords:
    '您好，我是光伏安装顾问。\n屋顶评估、支架安装、并网验收和收益测算，都可以问我，答案会附上手册的原文出处。',
  gradient: { from: '#00B2F9', to: '#04EB94' },
};

/** Draws as the page does. */
function Drawn({ data, ...props }: PosterDialogProps & { data: typeof poster }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    void drawPoster(data, `https://tinystar.example.com/b/${publicId}`).then((file) =>
      setAddress(URL.createObjectURL(file)),
    );
  }, [data]);
  return <PosterDialog {...props} poster={address ? { kind: 'ready', data: address } : props.poster} />;
}

const meta = {
  title: 'features/assistants/PosterDialog',
  component: PosterDialog,
  args: {
    open: true,
    name: poster.name,
    poster: { kind: 'loading' },
    onSave: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PosterDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// The picture stands when it was drawn and decoded.
const drawn = async () => {
  const picture = await screen.findByRole<HTMLImageElement>('img');
  await picture.decode();
};

export const Default: Story = { render: (args) => <Drawn {...args} data={poster} />, play: drawn };
const long = {
  ...poster,
  name: '华东区组串式逆变器安装验收与售后维护联合知识助手（2026修订版）',
  welcomeWords: 'Installation, wiring and commissioning of the HY-110K string inverter. '.repeat(9),
};
export const LongText: Story = { render: (args) => <Drawn {...args} data={long} />, play: drawn };
export const Loading: Story = {};
export const Failed: Story = { args: { poster: { kind: 'failed', message: messages.network } } };
