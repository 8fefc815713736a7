import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { columns, imported, imports } from './fixtures.ts';
import { ImportDialog } from './ImportDialog.tsx';

const meta = {
  title: 'features/qaLibrary/ImportDialog',
  component: ImportDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    into: 'pairs',
    phase: { kind: 'ended', of: imported() },
    downloading: false,
    onClose: fn(),
    onTemplate: fn(),
    onFile: fn(),
    onRead: fn(),
    onConfirm: fn(),
    undoing: false,
    onUndo: fn(),
    onDownload: fn(),
    onAgain: fn(),
    onLast: fn(),
    recent: { kind: 'ready', data: [] },
    onRetryRecent: fn(),
    undoingRecent: undefined,
    onUndoRecent: fn(),
  },
} satisfies Meta<typeof ImportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { phase: { kind: 'choose' } } };

/** Any of the last imports can still be taken back. */
export const Recent: Story = {
  tags: ['shot'],
  args: { phase: { kind: 'choose' }, recent: { kind: 'ready', data: imports } },
};

export const RecentPhone: Story = { ...Recent, globals: { viewport: { value: 'phone' } } };

export const RecentLoading: Story = { args: { phase: { kind: 'choose' }, recent: { kind: 'loading' } } };

export const RecentFailed: Story = {
  args: { phase: { kind: 'choose' }, recent: { kind: 'failed', message: messages.network } },
};

export const AskedToUndo: Story = {
  ...Recent,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^撤回导入：光伏/ }));
  },
};

export const Entries: Story = { args: { into: 'entries', phase: { kind: 'choose' }, onLast: undefined } };

export const Refused: Story = { args: { phase: { kind: 'choose', error: '操作过于频繁，请稍后再试' } } };

export const Sending: Story = { args: { phase: { kind: 'sending', name: '光伏常见问答.xlsx', share: 0.4 } } };

/** What each column is taken for, before anything is stored. */
export const Columns: Story = { tags: ['shot'], args: { phase: { kind: 'columns', sheet: columns() } } };

/** One sheet of several is read, and there is nothing but heads in it: there is nothing to confirm. */
export const OnlyHeads: Story = {
  args: {
    phase: {
      kind: 'columns',
      sheet: columns({
        rows: [['问题', '答案', '其他问法', '负责人']],
        total: 1,
        sheet: { name: '常见问答', others: 2 },
      }),
    },
  },
};

/** Heads that are not those of the template: nothing is taken in until their columns are told. */
export const UnknownHeads: Story = {
  args: {
    phase: {
      kind: 'columns',
      sheet: columns({
        rows: [
          ['甲', '乙', '备注'],
          ['边压块的扭矩是多少？', '标准值16～18N·m，100%复核。', '结构'],
        ],
        columns: ['none', 'none', 'none'],
        problem: '表头缺少“问题”“答案”，无法识别“甲”“乙”“备注”，请按模板填写',
      }),
    },
  },
};

export const ColumnsPhone: Story = { ...UnknownHeads, globals: { viewport: { value: 'phone' } } };

export const Undone: Story = { args: { phase: { kind: 'ended', of: imported({ status: 'undone' }) } } };

export const Loading: Story = {
  args: { phase: { kind: 'running', of: imported({ status: 'running', total: 10_000, done: 3_200, failures: [] }) } },
};

export const Failed: Story = {
  args: {
    phase: {
      kind: 'ended',
      of: imported({
        status: 'failed',
        reason: '文件已加密，请去除密码后重新上传',
        done: 0,
        good: 0,
        bad: 0,
        failures: [],
      }),
    },
  },
};

export const LongText: Story = {
  args: {
    phase: {
      kind: 'ended',
      of: imported({
        fileName: `${'分布式光伏系统常见问题与解答FAQ'.repeat(8)}.xlsx`,
        bad: 320,
        failures: [{ row: 10_000, cells: ['问题很长'.repeat(80), '答案'], reason: '问题不能超过255个字' }],
      }),
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
