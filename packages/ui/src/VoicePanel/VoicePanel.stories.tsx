import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { VoicePanel } from './VoicePanel.tsx';

const speech = Array.from({ length: 32 }, (_, index) => Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.31)));

const meta = {
  title: 'ui/VoicePanel',
  component: VoicePanel,
  args: { phase: 'recording', seconds: 7, levels: speech, onFinish: fn(), onCancel: fn(), onRetry: fn() },
} satisfies Meta<typeof VoicePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recording: Story = {};

export const Silence: Story = { args: { seconds: 0, levels: [] } };

export const AlmostOver: Story = { args: { seconds: 54 } };

export const Asking: Story = { args: { phase: 'asking', seconds: 0, levels: [] } };

export const TooShort: Story = { args: { phase: 'tooShort', seconds: 0, levels: [] } };

export const Denied: Story = { args: { phase: 'denied', seconds: 0, levels: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    phase: 'denied',
    words: {
      denied: '麦克风被系统或其他应用占用，请关闭正在通话的应用，或在系统设置的隐私一栏中允许浏览器使用麦克风后再试',
    },
  },
  globals: { viewport: { value: 'phone' } },
};
