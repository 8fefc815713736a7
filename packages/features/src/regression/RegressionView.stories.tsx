import type { Meta, StoryObj } from '@storybook/react-vite';
import { coins, messages } from '@tinystar/contract';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { compared, overview, questions, run } from './fixtures.ts';
import { HistoryView } from './HistoryView.tsx';
import { QuestionsView } from './QuestionsView.tsx';
import { RegressionNoteView } from './RegressionNoteView.tsx';
import { RegressionView } from './RegressionView.tsx';
import { ResultsView } from './ResultsView.tsx';

const failed = { kind: 'failed', message: messages.network } as const;
const now = Date.UTC(2026, 10, 21, 8);
const list = { now, page: 1, onPage: fn(), onRetry: fn() };
const results = { now, questionCount: 4, onQuestions: fn(), onRetry: fn() };
const set = {
  ...list,
  selected: new Set<string>(),
  collecting: false,
  onAdd: fn(),
  onCollect: fn(),
  onImport: fn(),
  onSelect: fn(),
  onRemove: fn(),
};

const meta = {
  title: 'features/regression/RegressionView',
  component: RegressionView,
  parameters: { layout: 'fullscreen' },
  args: {
    overview: overview(),
    now,
    tab: 'results',
    starting: false,
    onTab: fn(),
    onStart: fn(),
    onStop: fn(),
    onRhythm: fn(),
    children: <ResultsView {...results} run={{ kind: 'ready', data: compared }} />,
  },
} satisfies Meta<typeof RegressionView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Which questions came out worse, and what was said before and now. */
export const Default: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: /^开始回归/ }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: '变差' }));
    const table = within(canvas.getByRole('group', { name: '每道题的结果' }));
    await expect(table.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: '全部' }));
  },
};

export const Comparing: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getAllByRole('button', { name: /^比较/ })[0]!);
    await expect(await screen.findByRole('dialog', { name: '前后比较' })).toHaveTextContent('没有回答');
  },
  tags: ['shot'],
};

export const Running: Story = {
  args: {
    overview: overview({ latest: run({ status: 'running', done: 2, endedAt: null }) }),
    children: (
      <ResultsView
        {...results}
        run={{ kind: 'ready', data: { ...compared, run: run({ status: 'running', done: 2 }) } }}
      />
    ),
  },
};

/** No question yet: the way to the first one. */
export const Empty: Story = {
  args: {
    overview: overview({ questionCount: 0, latest: null, nextAt: null, every: 'never', coins: coins(0) }),
    children: (
      <ResultsView
        {...results}
        questionCount={0}
        run={{ kind: 'ready', data: { run: null, before: null, results: [] } }}
      />
    ),
  },
};

export const Questions: Story = {
  args: {
    tab: 'questions',
    children: <QuestionsView {...set} questions={{ kind: 'ready', data: { rows: questions, count: 4 } }} />,
  },
  tags: ['shot'],
};

/** Several are removed at once, if need be all of all pages. */
export const Selected: Story = {
  args: {
    tab: 'questions',
    children: (
      <QuestionsView
        {...set}
        selected={new Set(questions.slice(0, 2).map(({ id }) => id))}
        all={{ count: 300, pending: false, onChoose: fn() }}
        questions={{ kind: 'ready', data: { rows: questions, count: 300 } }}
      />
    ),
  },
};

export const History: Story = {
  args: {
    tab: 'history',
    children: (
      <HistoryView
        {...list}
        onOpen={fn()}
        runs={{ kind: 'ready', data: { rows: [run(), run({ id: 'b', status: 'stopped', done: 1 })], count: 2 } }}
      />
    ),
  },
};

export const Loading: Story = {
  args: { overview: undefined, children: <ResultsView {...results} run={{ kind: 'loading' }} /> },
};

export const Failed: Story = { args: { children: <ResultsView {...results} run={failed} /> } };

export const Denied: Story = {
  args: { children: <ResultsView {...results} run={{ ...failed, message: '没有权限', denied: true }} /> },
};

export const LongText: Story = {
  args: {
    tab: 'questions',
    children: (
      <QuestionsView
        {...set}
        questions={{
          kind: 'ready',
          data: {
            rows: [{ ...questions[1]!, question: '出差期间发生的餐饮、住宿与市内交通费用应当怎样报销？'.repeat(9) }],
            count: 1,
          },
        }}
      />
    ),
  },
};

/** Before publishing, in one line. */
export const Notes: Story = {
  args: {
    children: (
      <>
        <RegressionNoteView overview={overview()} href="#regression" />
        <RegressionNoteView overview={overview({ latest: null })} href="#regression" />
        <RegressionNoteView overview={overview({ latest: run({ status: 'running' }) })} href="#regression" />
        <RegressionNoteView
          overview={overview({ changes: { worse: 0, better: 0, wording: 0, slower: 0 } })}
          href="#regression"
        />
      </>
    ),
  },
  tags: ['no-shot'],
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
