import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AnswerPictureView } from './AnswerPictureView.tsx';

// A drawn answer stands for all: what a browser draws is shown by the sheet's own story.
const address = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="1280" height="800" fill="#fff"/><rect x="640" y="120" width="580" height="110" rx="40" fill="#d6f5ed"/><g fill="#dde3e2"><rect x="60" y="300" width="1160" height="36"/><rect x="60" y="380" width="1160" height="36"/><rect x="60" y="460" width="720" height="36"/></g><rect x="60" y="580" width="1160" height="140" rx="24" fill="#f2f5f5"/></svg>',
)}`;

const meta = {
  title: 'features/chat/AnswerPictureView',
  component: AnswerPictureView,
  parameters: { layout: 'fullscreen' },
  args: {
    question: '滤芯多久换一次？',
    picture: { kind: 'ready', address },
    onAgain: fn(),
    onSave: fn(),
    onCopy: fn(),
    onShare: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AnswerPictureView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { picture: { kind: 'drawing' } } };

export const Failed: Story = { args: { picture: { kind: 'failed' } } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
