import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tinystar/contract';
import { expect, fn, userEvent } from 'storybook/test';
import { AiWriteView } from './AiWriteView.tsx';

const text = `关于12月数控车间停机检修安排的通知

各部门、各班组：

为保证明年一季度订单的交付，公司定于12月5日至12月7日对数控一、二车间的38台设备停机检修。现将有关事项通知如下：

一、各班组请在12月3日下班前，将备件需求报设备部汇总。
二、急件请提前到12月4日前完成。确实无法提前完成的，由车间主任与计划部商量之后报生产副总审批。
三、检修期间由设备部值班，电话8602。

设备部
【待补充】年11月22日`;

const meta = {
  title: 'features/generation/AiWriteView',
  component: AiWriteView,
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
    form: {
      kind: 'notice',
      topic: '12月数控车间停机检修安排',
      points: '12月5日至7日，一、二车间停机\n各班组12月3日下班前报备件需求\n急件提前到12月4日前完成',
      tone: 'formal',
      words: 400,
    },
    text,
    writing: false,
    broke: false,
    versions: [
      { time: Date.UTC(2026, 10, 22, 2, 10), text },
      { time: Date.UTC(2026, 10, 22, 1, 55), text: text.slice(0, 90) },
    ],
    saving: false,
    onVersion: fn(),
    onSaveWord: fn(),
    canUndo: true,
    canRedo: false,
    cost: '每次1小星币，由您支付',
    onForm: fn(),
    onText: fn(),
    onGenerate: fn(),
    onGoOn: fn(),
    onStop: fn(),
    onUndo: fn(),
    onRedo: fn(),
    onSave: fn(),
    onRewrite: fn(),
    onReplace: fn(),
    onDrop: fn(),
    onAgain: fn(),
    onRecharge: fn(),
  },
} satisfies Meta<typeof AiWriteView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text on its paper, with a part selected that can be said in other words. */
export const Default: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('radio', { name: '方案' }));
    await expect(args.onForm).toHaveBeenCalledWith({ kind: 'plan' });
    const paper = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: '正文' });
    paper.focus();
    paper.setSelectionRange(0, 18);
    await userEvent.click(await canvas.findByRole('button', { name: '精简' }));
    await expect(args.onRewrite).toHaveBeenCalledWith({ from: 0, to: 18 }, 'shorten', '');
  },
};

/** Nothing was written yet; a text needs a topic. */
export const Empty: Story = {
  args: { text: '', form: { kind: 'notice', topic: '', points: '', tone: 'formal', words: 400 } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: '生成' }));
    await expect(await canvas.findByText('请填写主题')).toBeVisible();
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};

/** The operator has set no model. */
export const NoModel: Story = { args: { text: '', hasModel: false } };

export const Writing: Story = {
  args: { text: text.slice(0, 90), writing: true },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: '停止' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Suggested: Story = {
  args: { suggestion: { text: '确实不能提前的，由车间主任与计划部商定后报生产副总审批。', writing: false } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: '替换原文' }));
    await expect(args.onReplace).toHaveBeenCalledOnce();
  },
  tags: ['shot'],
};

/** It broke off: what was written stays, and can be gone on with. */
export const Failed: Story = {
  args: {
    text: text.slice(0, 120),
    broke: true,
    notice: { kind: 'fault', text: '服务暂时不可用，请稍后重试', actions: ['resend'] },
  },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: '继续写' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};

export const NoCoins: Story = {
  args: { text: '', notice: { kind: 'coins', text: messages.personalCoins, actions: ['recharge', 'resend'] } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: '去充值' }));
    await expect(args.onRecharge).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { text: `${text}\n\n`.repeat(12) } };
