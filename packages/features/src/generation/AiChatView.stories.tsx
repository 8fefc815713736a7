import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tinystar/contract';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { longLines } from '../shared/testing/longLines.ts';
import { staysInside } from '../shared/testing/staysInside.ts';
import { AiChatView, type AiTurn } from './AiChatView.tsx';

const presets = [
  '怎样给新员工安排第一周的工作？',
  '用表格比较线上会议和线下会议的优缺点',
  '客户抱怨交货延迟，我该怎样回复？',
  '解释一下什么是毛利率，并举一个例子',
];
const reply = `可以按三步走：

1. **先认人**：第一天安排导师，带他见经常合作的同事。
2. **再认事**：第二、三天看制度和流程，旁听例会。
3. **动手做**：后两天交一件小任务，周五一起回顾。

| 时间 | 安排 |
| --- | --- |
| 周一 | 入职手续、导师见面 |
| 周五 | 回顾与下周计划 |`;
const turn = (change: Partial<AiTurn>): AiTurn => ({
  key: '1',
  question: '怎样给新员工安排第一周的工作？',
  response: reply,
  state: 'done',
  ...change,
});
const ready = (...data: AiTurn[]) => ({ kind: 'ready', data }) as const;
const conversation = (id: string, title: string) => ({ id, title, lastTime: Date.UTC(2026, 10, 21) });

const meta = {
  title: 'features/generation/AiChatView',
  component: AiChatView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    hasModel: true,
    turns: ready(turn({})),
    conversations: {
      kind: 'ready',
      data: [conversation('a', '怎样给新员工安排第一周的工作？'), conversation('b', '解释毛利率')],
    },
    current: 'a',
    presets,
    draft: '',
    writing: false,
    cost: '每次1小星币，由您支付',
    readingHref: '/a/train/center',
    onType: fn(),
    onAsk: fn(),
    onStop: fn(),
    onRetry: fn(),
    onRecharge: fn(),
    onReload: fn(),
    onNew: fn(),
    onOpen: fn(),
    onForget: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof AiChatView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: '历史对话' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '解释毛利率' }));
    await expect(args.onOpen).toHaveBeenCalledWith('b');
    await userEvent.click(canvas.getByRole('button', { name: '新对话' }));
    await expect(args.onNew).toHaveBeenCalledOnce();
  },
};

/** Nothing was said yet: questions to begin with. */
export const Empty: Story = {
  args: { turns: ready(), current: undefined, conversations: { kind: 'ready', data: [] } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: presets[0]! }));
    await expect(args.onAsk).toHaveBeenCalledWith(presets[0]);
  },
};

/** The operator has set no model: what is missing, and how to set it. */
export const NoModel: Story = { args: { ...Empty.args, hasModel: false } };

export const Writing: Story = {
  args: { turns: ready(turn({ response: reply.slice(0, 40), state: 'writing' })), writing: true },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: /停止/ }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Stopped: Story = { args: { turns: ready(turn({ response: reply.slice(0, 40), state: 'stopped' })) } };

/** The model gave nothing: the question stays, with a way to ask again. */
export const NoReply: Story = {
  args: {
    turns: ready(
      turn({}),
      turn({
        key: '2',
        question: '周五回顾谈什么？',
        response: '',
        state: 'failed',
        notice: { kind: 'fault', text: '服务暂时不可用，请稍后重试', actions: ['resend'] },
      }),
    ),
  },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledWith('2');
  },
};

export const NoCoins: Story = {
  args: {
    turns: ready(
      turn({
        response: '',
        state: 'failed',
        notice: { kind: 'coins', text: messages.personalCoins, actions: ['recharge', 'resend'] },
      }),
    ),
  },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: '去充值' }));
    await expect(args.onRecharge).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { turns: { kind: 'loading' }, conversations: { kind: 'loading' } } };

export const Failed: Story = {
  args: { turns: { kind: 'failed', message: messages.network }, conversations: { kind: 'failed', message: '' } },
};

export const Denied: Story = { args: { turns: { kind: 'failed', message: '没有权限', denied: true } } };

export const LongText: Story = {
  args: {
    turns: ready(turn({ question: '很长的问题'.repeat(120), response: '没有空格的很长回答'.repeat(200) })),
    presets: presets.map((text) => text.repeat(4)),
  },
};

/** One line of code scrolls by itself; the page stays as wide as the window. */
export const LongLines: Story = {
  args: { turns: ready(turn({ response: longLines })) },
  play: ({ canvasElement }) => staysInside(canvasElement),
};
export const LongLinesPhone: Story = { ...LongLines, tags: ['no-shot'], globals: { viewport: { value: 'phone' } } };
