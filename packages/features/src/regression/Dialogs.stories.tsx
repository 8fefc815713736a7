import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AddQuestionDialog } from './AddQuestionDialog.tsx';
import { CollectDialog } from './CollectDialog.tsx';
import { collectable, imports } from './fixtures.ts';
import { ImportQuestionsDialog } from './ImportQuestionsDialog.tsx';

const meta = {
  title: 'features/regression/Dialogs',
  component: AddQuestionDialog,
  args: {
    documents: [{ value: 'a', label: '员工手册.pdf' }],
    pending: false,
    onFind: fn(),
    onClose: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof AddQuestionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args }) {
    await userEvent.click(screen.getByRole('button', { name: '加入' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: /^题目/ }), '年假有几天？');
    await userEvent.click(screen.getByRole('button', { name: '加入' }));
    await expect(args.onSave).toHaveBeenCalledWith({ question: '年假有几天？' });
  },
};

export const Refused: Story = { args: { error: '题目已经存在' } };

const importing = {
  report: undefined,
  undone: false,
  pending: false,
  sheet: undefined,
  onFile: fn(),
  onRead: fn(),
  onConfirm: fn(),
  onUndo: fn(),
  onAgain: fn(),
  onClose: fn(),
  recent: { kind: 'ready' as const, data: [] as typeof imports },
  onRetryRecent: fn(),
  undoingRecent: undefined,
  onUndoRecent: fn(),
};

const collecting = {
  from: 'thumbs' as const,
  found: { kind: 'ready' as const, data: { rows: collectable, room: 298 } },
  pending: false,
  onAdd: fn(),
  onRetry: fn(),
  onClose: fn(),
};

/** What was rated and is no question of the set yet; all of it is ticked. */
export const Collect: Story = {
  tags: ['shot'],
  render: () => <CollectDialog {...collecting} />,
  async play() {
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择停车怎么收费？' }));
    await userEvent.click(screen.getByRole('button', { name: '加入1道题目' }));
    await expect(collecting.onAdd).toHaveBeenCalledWith(['年假有几天？']);
  },
};

export const CollectPhone: Story = { ...Collect, tags: [], globals: { viewport: { value: 'phone' } } };

/** The set has room for fewer than there are. */
export const CollectLittleRoom: Story = {
  render: () => <CollectDialog {...collecting} found={{ kind: 'ready', data: { rows: collectable, room: 1 } }} />,
};

export const CollectNothing: Story = {
  render: () => <CollectDialog {...collecting} found={{ kind: 'ready', data: { rows: [], room: 298 } }} />,
};

export const CollectLoading: Story = {
  render: () => <CollectDialog {...collecting} found={{ kind: 'loading' }} />,
};

/** What a spreadsheet brought, and what of it was not taken. */
export const Imported: Story = {
  render: () => (
    <ImportQuestionsDialog
      {...importing}
      report={{
        good: 18,
        importId: '00000000000000000000000000000001',
        failures: [{ row: 4, question: '加班怎么算？', reason: '没有这个文档：考勤制度.pdf' }],
      }}
    />
  ),
};

export const Importing: Story = {
  render: () => <ImportQuestionsDialog {...importing} />,
};

/** One whose result was closed long ago is taken back here. */
export const Recent: Story = {
  tags: ['shot'],
  render: () => <ImportQuestionsDialog {...importing} recent={{ kind: 'ready', data: imports }} />,
};

export const RecentPhone: Story = { ...Recent, tags: [], globals: { viewport: { value: 'phone' } } };

/** What each column of a spreadsheet is taken for, before anything is stored. */
export const ImportColumns: Story = {
  render: () => (
    <ImportQuestionsDialog
      {...importing}
      sheet={{
        name: '回归题目.xlsx',
        preview: {
          rows: [
            ['题', '文档', '页码'],
            ['年假有几天？', '员工手册.pdf', '12'],
          ],
          total: 19,
          columns: ['none', 'document', 'page'],
          problem: '表头缺少“问题”，无法识别“题”，请按模板填写',
          repeated: 0,
        },
        reading: { head: true, columns: ['none', 'document', 'page'] },
      }}
    />
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
