import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AddQuestionDialog } from './AddQuestionDialog.tsx';
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

/** What a spreadsheet brought, and what of it was not taken. */
export const Imported: Story = {
  render: () => (
    <ImportQuestionsDialog
      report={{ good: 18, failures: [{ row: 4, question: '加班怎么算？', reason: '没有这个文档：考勤制度.pdf' }] }}
      pending={false}
      onFile={fn()}
      onClose={fn()}
    />
  ),
};

export const Importing: Story = {
  render: () => <ImportQuestionsDialog report={undefined} pending={false} onFile={fn()} onClose={fn()} />,
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
