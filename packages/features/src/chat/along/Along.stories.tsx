import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { landscape, sentAlong, withLandscape } from '../../shared/fixtures.ts';
import { ChatView } from '../ChatView.tsx';
import { assistant, id, idle, message, quietActions, stateOf, threadOf, visitorPlace } from '../fixtures.ts';
import { alongAtom, type Along, type HeldAttachment } from './along.ts';
import type { AlongActions } from './alongActions.ts';

const long =
  '光伏组件在海拔三千米以上、年平均风速超过每秒八米的地区安装时，支架的间距和接地电阻各有什么要求，现场如何测量';

const along: AlongActions = {
  choose: fn(),
  add: fn(),
  retry: fn(),
  remove: fn(),
  mention: fn(),
  unmention: fn(),
  mentionable: () =>
    Promise.resolve([
      { id: id('c'), name: 'HY-110K安装手册_V2.3.pdf' },
      { id: id('d'), name: '告警代码与处理.docx' },
    ]),
  take: () => Promise.resolve(),
};

const held = (name: string, more: Partial<HeldAttachment> = {}): HeldAttachment => ({
  key: name,
  name,
  size: 1_258_291,
  phase: 'ready',
  share: 1,
  ...more,
});

const holding = (change: Partial<Along>) => {
  const store = idle();
  store.set(alongAtom, { held: [], mentions: [], ...change });
  return store;
};

const meta = {
  title: 'features/chat/Along',
  component: ChatView,
  parameters: { layout: 'fullscreen', msw: [withLandscape] },
  args: {
    variant: 'page',
    assistant: { ...assistant, attaches: true, mentions: true },
    place: visitorPlace,
    state: stateOf(threadOf(message('1'))),
    store: idle(),
    draft: '图上的接线对吗？',
    actions: { ...quietActions, along: () => Promise.resolve(along) },
  },
} satisfies Meta<typeof ChatView>;
export default meta;
type Story = StoryObj<typeof meta>;

const full: Partial<Along> = {
  mentions: [{ id: id('c'), name: 'HY-110K安装手册_V2.3.pdf' }],
  held: [
    held('接线图.png', { picture: landscape }),
    held('验收报告.pdf', { phase: 'sending', share: 0.42 }),
    held('现场记录.docx', { phase: 'reading' }),
  ],
};

/** In the box, in each of its states. */
export const Default: Story = {
  args: { store: holding(full) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移除接线图.png' }));
    await waitFor(() => expect(along.remove).toHaveBeenCalledWith('接线图.png'));
  },
};

export const Failed: Story = {
  args: {
    store: holding({
      held: [
        held('加密的合同.pdf', { phase: 'failed', reason: '文件已加密，请去除密码后重新上传' }),
        held('现场记录.docx', { phase: 'failed', reason: '网络错误，请稍后重试', again: true }),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试现场记录.docx' }));
    await waitFor(() => expect(along.retry).toHaveBeenCalledWith('现场记录.docx'));
  },
};

/** Beside the question that it was sent with. */
export const Sent: Story = {
  tags: ['shot'],
  args: {
    draft: '',
    state: stateOf(
      threadOf(
        message('1', {
          question: '图上的接线和手册一致吗？',
          ...sentAlong,
        }),
      ),
    ),
  },
};

/** Documents behind an @. */
export const Mentioning: Story = {
  tags: ['shot'],
  args: { draft: '这台机器的保修期有多长？@手册' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: 'HY-110K安装手册_V2.3.pdf' }));
    await waitFor(() => expect(along.mention).toHaveBeenCalled());
  },
};

/** Something is dragged over the conversation. */
export const Dragging: Story = {
  tags: ['shot'],
  play: async ({ canvas }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['1'], '接线图.png', { type: 'image/png' }));
    const box = await canvas.findByRole('textbox', { name: '问题' });
    const drag = (type: string) =>
      box.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
    drag('dragenter');
    // What shows it is loaded by the first event; a browser goes on sending them.
    for (let sent = 0; sent < 40 && !canvas.queryByText('松开即可添加到问题中'); sent += 1) {
      drag('dragover');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await canvas.findByText('松开即可添加到问题中');
  },
};

export const Phone: Story = { args: { store: holding(full) }, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    store: holding({ held: [held(`${long}.pdf`, { phase: 'failed', reason: long, again: true })] }),
    draft: long,
  },
  globals: { viewport: { value: 'phone' } },
};
