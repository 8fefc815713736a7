import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { copy } from './copy.ts';
import { pair } from './fixtures.ts';
import { PairDialog } from './PairDialog.tsx';

const meta = {
  title: 'features/qaLibrary/PairDialog',
  component: PairDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'create',
    initial: {
      question: '接地线用多大线径？',
      wordings: '接地线要多粗\n接地用几平方的线',
      answer: '接地线截面积不小于 **16 mm²**，两处接地点都要接。',
    },
    pending: false,
    onUpload: () => new Promise<string>(() => undefined),
    onClose: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof PairDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Correct: Story = { args: { kind: 'correct' } };

export const Edit: Story = { args: { kind: 'edit' } };

export const Similar: Story = {
  args: { similar: [pair(1, { question: '接地线选多大？' }), pair(2, { question: '逆变器的接地线径是多少？' })] },
};

/** The first press told that the question stands already; the next one saves all the same. */
export const Same: Story = {
  tags: ['shot'],
  args: {
    initial: { question: '边压块的扭矩是多少？', wordings: '', answer: pair(1).answer },
    same: { questions: ['边压块的扭矩是多少？'], rows: [pair(1), pair(2, { answer: '16～18N·m' })] },
    detailHref: ({ id }) => `/a/train/bot/1/knowledge/qa/${id}`,
  },
};

export const Empty: Story = {
  args: { initial: { question: '', wordings: '', answer: '' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: copy.dialog.save }));
  },
};

export const LongText: Story = {
  args: { initial: { question: '问'.repeat(256), wordings: '', answer: '答案很长。'.repeat(620) } },
};

export const Failed: Story = { args: { error: '当前网络异常，请检查网络设置。' } };

export const Loading: Story = { args: { pending: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
