import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnswerTraceView } from './AnswerTraceView.tsx';
import { answerTrace } from './fixtures.ts';

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
export const Nothing: Story = {
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
      coins: 0,
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
