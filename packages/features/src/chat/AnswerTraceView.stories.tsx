import type { Meta, StoryObj } from '@storybook/react-vite';
import { coins, ApiError, errorCodes, messages } from '@tinystar/contract';
import AnswerTracePanel from './AnswerTracePanel.tsx';
import { AnswerTraceView } from './AnswerTraceView.tsx';
import { answerTrace } from './fixtures.ts';

const never = () => new Promise<never>(() => undefined);
const failing = (status: number) => {
  const error = new ApiError({ errorCode: errorCodes.unavailable, errorMessage: messages.unexpected }, status);
  return () => Promise.reject<never>(error);
};

const meta = {
  title: 'features/chat/AnswerTraceView',
  component: AnswerTraceView,
  args: { trace: answerTrace },
} satisfies Meta<typeof AnswerTraceView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The model made something up, and two services did not answer. */
export const Doubtful: Story = {
  args: {
    trace: {
      ...answerTrace,
      unsupported: [
        { numbers: [1], sentence: '开路电压不得高于1500 V，可用StarTool读取', missing: ['1500', 'StarTool'] },
      ],
      steps: answerTrace.steps.map((step) =>
        step.step === 'vectors'
          ? { ...step, state: 'failed', reason: 'slow', ms: 2_500 }
          : step.step === 'rerank'
            ? { ...step, state: 'failed', reason: 'protocol', ms: 910 }
            : step,
      ),
    },
  },
};

/** Nothing was found, and the server has no model. */
export const Empty: Story = {
  args: {
    trace: {
      searched: ['珠穆朗玛峰有多高？'],
      steps: [
        { step: 'search', state: 'done', ms: 12 },
        { step: 'vectors', state: 'off', ms: 0 },
      ],
      passages: [],
      unsupported: [],
      source: 'notFound',
      ms: 15,
      coins: coins(0),
    },
  },
};

export const Loading: Story = { render: () => <AnswerTracePanel read={never} /> };

export const Failed: Story = { render: () => <AnswerTracePanel read={failing(503)} /> };

/** None is kept, or it is no longer the reader's assistant. */
export const Denied: Story = { render: () => <AnswerTracePanel read={failing(404)} /> };

export const LongText: Story = {
  args: {
    trace: {
      ...answerTrace,
      searched: [
        '三台五轴加工中心在换刀以后都出现了同样的坐标偏移，重新标定之后第二天又会回来，还需要检查什么？'.repeat(3),
      ],
      passages: answerTrace.passages.map((passage) => ({
        ...passage,
        name: '华东区组串式逆变器安装验收与售后维护联合知识助手（2026修订版）_Installation-and-Commissioning-Manual_v2.3-confirmed.pdf',
      })),
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
