import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages, type SettingChange } from '@tinystar/contract';
import { expect, fn, userEvent } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { tones } from './fixtures.ts';
import { lateCopy } from './lateCopy.ts';
import { SettingHistoryView } from './SettingHistoryView.tsx';

const NOW = Date.UTC(2026, 2, 18, 6, 31);
const rows: SettingChange[] = [
  {
    id: 'a'.repeat(32),
    userName: '林知夏',
    time: NOW - 60_000,
    fields: [
      { field: 'name', before: '产品助手', after: '恒曜逆变器安装助手' },
      { field: 'replyToneId', before: 'professional', after: 'patient' },
    ],
  },
  {
    id: 'b'.repeat(32),
    userName: '',
    time: NOW - 90_000_000,
    fields: [
      {
        field: 'welcomeWords',
        before: { content: '', type: 'plainText' },
        after: { content: '您好，我熟读安装手册。', type: 'plainText' },
      },
    ],
  },
];

const meta = {
  title: 'features/assistants/SettingHistoryView',
  component: SettingHistoryView,
  parameters: { layout: 'fullscreen' },
  args: {
    changes: { kind: 'ready', data: { rows, count: rows.length } },
    tones,
    now: NOW,
    page: 1,
    onPage: fn(),
    onRetry: fn(),
    onRestore: fn(),
  },
} satisfies Meta<typeof SettingHistoryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas }) {
    const [first] = await canvas.findAllByRole('button', { name: new RegExp(lateCopy.history.restore) });
    await userEvent.click(first!);
    await expect(args.onRestore).toHaveBeenCalledWith(rows[0]);
  },
};

export const Loading: Story = { args: { changes: { kind: 'loading' } } };

export const Empty: Story = { args: { changes: { kind: 'ready', data: { rows: [], count: 0 } } } };

export const Failed: Story = { args: { changes: { kind: 'failed', message: messages.network } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Denied: Story = { args: { changes: denied } };

export const LongText: Story = {
  args: {
    changes: {
      kind: 'ready',
      data: {
        rows: rows.map((row) => ({
          ...row,
          userName:
            '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）',
          fields: [
            {
              field: 'description',
              before:
                '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）'.repeat(
                  20,
                ),
              after:
                '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）'.repeat(
                  25,
                ),
            },
          ],
        })),
        count: rows.length,
      },
    },
  },
};
