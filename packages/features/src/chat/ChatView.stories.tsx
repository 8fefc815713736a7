import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatView } from './ChatView.tsx';
import { emptyThread, mergeOlder } from './model/thread.ts';
import {
  answering,
  answerTrace,
  answerText,
  assistant,
  clearMarker,
  failedThread,
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
  },
};

export const ThumbsDown: Story = { args: { state: stateOf(threadOf(message('1', { thumb: 'down' }))) } };

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
