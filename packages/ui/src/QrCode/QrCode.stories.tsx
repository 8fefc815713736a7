import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Inline } from '../Layout/Inline.tsx';
import { texts } from '../private/sampleTexts.ts';
import { QrCode } from './QrCode.tsx';

const star = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="#007c61"/><path d="M32 12l6 14 14 6-14 6-6 14-6-14-14-6 14-6z" fill="#fff"/></svg>',
)}`;

const meta = {
  title: 'ui/QrCode',
  component: QrCode,
  args: { value: 'https://xing.example/b/7f3a9c', label: '扫码打开光伏安装顾问' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLogo: Story = { args: { logo: star } };

export const Downloadable: Story = { args: { logo: star, size: 'lg', fileName: '光伏安装顾问' } };

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={16} align="start" wrap>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <QrCode key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

/** More text means more and smaller modules; the quiet zone stays. */
export const LongText: Story = { args: { value: `${texts.mixed}${texts.sentence}`, logo: star, size: 'lg' } };

export const Loading: Story = { args: { state: 'loading' } };

export const Expired: Story = { args: { state: 'expired', onRefresh: fn() } };

export const ExpiredSmall: Story = { args: { state: 'expired', size: 'sm', onRefresh: fn() } };
