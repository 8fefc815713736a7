import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longLines } from '../shared/testing/longLines.ts';
import { staysInside } from '../shared/testing/staysInside.ts';
import { ChatView } from './ChatView.tsx';
import { emptyThread, mergeOlder } from './model/thread.ts';
import {
  answering,
  answerTrace,
  answerText,
  assistant,
  clearMarker,
  failedThread,
  id,
  idle,
  longAnswer,
  message,
  NOW,
  quietActions,
  stateOf,
  threadOf,
  visitorPlace,
} from './fixtures.ts';

const meta = {
  title: 'features/chat/ChatView',
  component: ChatView,
  parameters: { layout: 'fullscreen' },
  args: {
    variant: 'page',
    assistant,
    place: visitorPlace,
    state: stateOf(threadOf(message('1'))),
    store: idle(),
    draft: '',
    actions: quietActions,
  },
} satisfies Meta<typeof ChatView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { state: stateOf(threadOf()) } };

export const Loading: Story = { args: { state: stateOf(emptyThread, { load: 'loading' }) } };

export const Failed: Story = { args: { state: stateOf(emptyThread, { load: 'failed' }) } };

export const Waiting: Story = { args: answering({}) };
/** Every place is taken: the question waits in the queue. */
export const InQueue: Story = { args: answering({ ahead: 3 }), tags: ['shot'] };

export const Generating: Story = {
  args: answering({ phase: 'generating', seq: 3, text: '接地线截面积不小于16 mm²，机壳两处接地点须' }),
};

export const Reconnecting: Story = {
  args: answering(
    { phase: 'generating', seq: 3, text: '交流侧接线前，先用万用表确认L1、L2、L3与N之间无电压，再打开' },
    'reconnecting',
  ),
};

export const NetworkCut: Story = {
  args: {
    state: stateOf(
      failedThread({ code: 1, message: '', status: 0 }, '交流侧接线前，先用万用表确认L1、L2、L3与N之间无电压，再打开'),
    ),
  },
};

export const CoinsShort: Story = {
  args: {
    place: { identity: 'personal', side: 'use', isCreator: false, isForeign: false },
    state: stateOf(failedThread({ code: 20013, message: '', status: 402 })),
  },
};

export const Faulty: Story = {
  args: { state: stateOf(failedThread({ code: 500000, message: '', status: 500, requestId: 'r-7f3a91c2' })) },
};

export const Stopped: Story = {
  args: {
    state: stateOf(
      threadOf(
        message('1', {
          answer: '防雷模块位于直流接线腔左侧，状态窗为绿色表示正常，',
          stopped: true,
          sentenceMap: {},
          similarQuestions: [],
        }),
      ),
    ),
    actions: { ...quietActions, goOn: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '继续回答' }));
    await expect(args.actions.goOn).toHaveBeenCalledWith(id('1'));
  },
};

export const ThumbsDown: Story = {
  args: { state: stateOf(threadOf(message('1', { thumb: 'down', thumbReason: '内容有误' }))) },
};

export const MoreActions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '其他操作' }));
    await expect(await canvas.findByRole('button', { name: '导出对话' })).toBeVisible();
  },
};

export const Maker: Story = {
  args: {
    variant: 'pane',
    unsaved: true,
    place: { identity: 'personal', side: 'make', isCreator: false, isForeign: false },
    state: stateOf(threadOf(message('1', { thumb: 'down', answer: answerText.slice(0, 70), similarQuestions: [] }))),
    actions: { ...quietActions, correct: () => {}, trace: () => Promise.resolve(answerTrace) },
  },
};

export const DeletedSource: Story = {
  args: {
    state: stateOf(
      threadOf(
        message('1', {
          answer: '防雷接地可与保护接地共用接地网[1]，旧版手册另有说明[2]。',
          sentenceMap: {
            '1': message('1').sentenceMap['1']!,
            '2': {
              reference: [
                {
                  ...message('1').sentenceMap['2']!.reference[0]!,
                  doc_name: 'HY-110K安装手册_V1.8.pdf',
                  is_doc_deleted: true,
                },
              ],
              reference_filtered: [],
            },
          },
          similarQuestions: [],
        }),
      ),
    ),
  },
};

export const KeywordReply: Story = {
  args: {
    state: stateOf(
      threadOf(
        message('1', {
          question: '保修多久？',
          answer: '保修期为并网之日起5年。报修请提供机身序列号与现场照片，工作日9:00–18:00受理，2小时内回复。',
          answerByKeyword: true,
          sentenceMap: {},
          similarQuestions: [],
        }),
      ),
    ),
  },
};

const posted = (letter: string, msgType: 'advertisement' | 'keyword', type: 'markdown' | 'text', content: string) =>
  message(letter, {
    msgType,
    question: '',
    answer: '',
    data: { type, content },
    timestamp: NOW + letter.charCodeAt(0),
  });

export const PostedMessages: Story = {
  args: {
    state: stateOf(
      mergeOlder(emptyThread, [
        message('1', { answer: '离墙至少300 mm。', sentenceMap: {}, similarQuestions: [] }),
        posted('8', 'keyword', 'text', '报修热线：400-800-1234\n工作日9:00–18:00 *全国联保*'),
        posted('9', 'advertisement', 'markdown', '**延保服务**限时八折：加购后整机保修至*8年*，[了解详情](/index)。'),
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('complementary', { name: '广告' })).toHaveTextContent('延保服务限时八折');
    await expect(canvas.getByRole('complementary', { name: '自动回复' })).toHaveTextContent('*全国联保*');
    // What nobody asked for does not end the conversation: the answer above can still be asked again.
    await expect(canvas.getByRole('button', { name: '重新回答' })).toBeVisible();
  },
};

const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="320" height="200"%3E%3Crect width="320" height="200" fill="%23cfe3f5"/%3E%3Cpath d="M40 150 160 50l120 100" fill="none" stroke="%23256" stroke-width="8"/%3E%3C/svg%3E';

export const PicturesAndWeakSource: Story = {
  args: {
    state: stateOf(
      threadOf(
        message('1', {
          answer: '接地线压接在箱体左下角的接地螺栓上[1]。',
          sentenceMap: {
            '1': {
              reference: [
                {
                  ...message('1').sentenceMap['1']!.reference[0]!,
                  image_paths: [drawing, `${drawing}#2`],
                  score: 0.31,
                },
              ],
              reference_filtered: [],
            },
          },
          similarQuestions: [],
        }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('第1页 · 相似度低')).toBeVisible();
    const picture = await canvas.findByRole('button', { name: '原文图片1' });
    await userEvent.click(picture);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PlainText: Story = {
  args: {
    state: stateOf(
      threadOf(
        message('1', {
          answer: '# 型号 **HY-110K**\n  1. 保持直立[1]\n  2. 不得倒置\n\n详见 <手册>。',
          answerContentType: 'plainTextWithReference',
          similarQuestions: [],
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/# 型号 \*\*HY-110K\*\*/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /引用1/ })).toBeVisible();
  },
};

export const OwnColours: Story = {
  args: {
    assistant: {
      ...assistant,
      bubble: { kind: 'colour', colour: '#7A1F5C' },
      gradient: { from: '#FF8A00', to: '#D6006E', angle: 45 },
    },
  },
};

export const ClearedAndResumed: Story = {
  args: {
    state: stateOf(
      mergeOlder(emptyThread, [
        message('1', {
          timestamp: NOW - 90_000_000,
          answer: '可以横装，但散热风扇侧不得朝下。',
          sentenceMap: {},
          similarQuestions: [],
        }),
        clearMarker('c', NOW - 80_000_000),
        message('2', { answer: '离墙至少300 mm。', sentenceMap: {}, similarQuestions: [] }),
      ]),
    ),
  },
};

export const OlderFailed: Story = {
  args: { state: stateOf(mergeOlder(emptyThread, [message('1')]), { older: 'failed' }) },
};

export const LongAnswer: Story = {
  args: { state: stateOf(threadOf(message('1', { answer: longAnswer }))) },
};

export const LongText: Story = {
  args: {
    assistant: {
      ...assistant,
      name: '恒曜新能源科技股份有限公司逆变器安装调试与运维一体化知识服务助手',
      description:
        '解答HY-110K、HY-125K、HY-250K与HY-350K系列组串式逆变器从开箱、吊装、接线、调试、并网到运维、检修、返厂的全部问题，覆盖国内与海外机型',
    },
    state: stateOf(
      threadOf(
        message('1', {
          question:
            'HY-110K-Series-String-Inverter-Installation-Manual-2026-Final-v2.3-confirmed.pdf这份手册里关于直流侧接线、端子压接、绝缘测量以及上电前自检的要求分别是什么？请逐条列出，并说明每一条在哪一页。',
          sentenceMap: {
            '1': {
              reference: [
                {
                  ...message('1').sentenceMap['1']!.reference[0]!,
                  doc_name:
                    '恒曜新能源HY-110K系列组串式逆变器安装调试与运行维护手册（2026年修订版·简体中文·第三次印刷）.pdf',
                },
              ],
              reference_filtered: [],
            },
          },
        }),
      ),
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneEmpty: Story = { globals: { viewport: { value: 'phone' } }, args: { state: stateOf(threadOf()) } };

export const Embedded: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { variant: 'embed', state: stateOf(threadOf(message('1', { similarQuestions: [] }))) },
};

/** Code, addresses, tables and formulas scroll by themselves; the page stays as wide as the window. */
export const LongLines: Story = {
  args: { state: stateOf(threadOf(message('1', { answer: longLines, question: 'x'.repeat(400) }))) },
  play: ({ canvasElement }) => staysInside(canvasElement),
};
export const LongLinesPhone: Story = { ...LongLines, tags: ['no-shot'], globals: { viewport: { value: 'phone' } } };
