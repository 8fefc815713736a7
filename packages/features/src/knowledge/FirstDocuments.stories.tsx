import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FirstDocuments } from './FirstDocuments.tsx';

const file = (name: string) => new File([new Uint8Array(2_400_000)], name);

const meta = {
  title: 'features/knowledge/FirstDocuments',
  component: FirstDocuments,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(25rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    count: 0,
    ready: false,
    items: [],
    explain: ({ message }) => message,
    onFiles: fn(() => null),
    onCancel: fn(),
    onRetry: fn(),
    onForce: fn(),
    onReplace: fn(),
  },
} satisfies Meta<typeof FirstDocuments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Loading: Story = {
  args: {
    count: 1,
    items: [
      { key: '1', file: file('安装手册.pdf'), phase: { kind: 'success', at: 0, version: false } },
      { key: '2', file: file('验收规范.docx'), phase: { kind: 'uploading', sent: 1_200_000, total: 2_400_000 } },
    ],
  },
};

export const Failed: Story = {
  args: {
    items: [
      {
        key: '1',
        file: file('名字很长很长的安装手册与验收规范合订本第二版修订稿.pdf'),
        phase: { kind: 'failed', message: '当前网络异常，请检查网络设置。', retryable: true, coins: false },
      },
    ],
  },
};

/** The others are trained; what was refused still says why. */
export const Refused: Story = {
  args: {
    count: 2,
    ready: true,
    items: [
      { key: '1', file: file('安装手册.pdf'), phase: { kind: 'success', at: 0, version: false } },
      {
        key: '2',
        file: file('notes.txt'),
        phase: { kind: 'failed', message: '文件格式错误', retryable: false, coins: false },
      },
    ],
  },
};
