import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VoiceBoxView } from './VoiceBox.tsx';
import { silent, type VoiceNow } from './voiceInput.ts';

const levels = Array.from({ length: 32 }, (_, index) => Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.31)));
const now = (change: Partial<VoiceNow>): VoiceNow => ({ ...silent, ...change });

const meta = {
  title: 'features/chat/VoiceBox',
  component: VoiceBoxView,
  args: {
    now: now({ state: 'OPEN', seconds: 7, levels, text: '滤芯多久换一次' }),
    onFinish: fn(),
    onAgain: fn(),
    onSend: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof VoiceBoxView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listening: Story = {};

export const Asking: Story = { args: { now: silent } };

export const Connecting: Story = {
  args: { now: now({ state: 'CONNECTING', seconds: 1, levels: levels.slice(0, 4) }) },
};

export const LastWords: Story = {
  args: { now: now({ state: 'CLOSING', seconds: 60, levels, text: '滤芯多久换一次' }) },
};

export const Heard: Story = {
  args: { now: now({ state: 'CLOSED', seconds: 9, text: '滤芯多久换一次？' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const BrokenWithWords: Story = { args: { now: now({ state: 'CLOSED', fault: 'broken', text: '滤芯多久' }) } };

export const Broken: Story = { args: { now: now({ state: 'CLOSED', fault: 'broken' }) } };

export const NothingHeard: Story = { args: { now: now({ state: 'CLOSED' }) } };

export const Refused: Story = { args: { now: now({ state: 'CLOSED', fault: 'refused' }) } };

export const LongText: Story = {
  args: {
    now: now({ state: 'CLOSED', text: '我想问一下家里的净水器用了大概半年以后水流变小了而且味道也有点变化'.repeat(6) }),
  },
  globals: { viewport: { value: 'phone' } },
};
