import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { texts } from '../private/sampleTexts.ts';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'ui/Stepper',
  component: Stepper,
  args: {
    label: '支付步骤',
    current: 'pay',
    steps: [
      { id: 'plan', title: '选择套餐', note: '年度版' },
      { id: 'pay', title: '支付', note: '剩余14分52秒' },
      { id: 'done', title: '完成' },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Returning: Story = { args: { current: 'done', onReturn: fn() } };

export const Failed: Story = {
  args: {
    steps: [
      { id: 'plan', title: '选择套餐', note: '年度版' },
      { id: 'pay', title: '支付', problem: '二维码已过期' },
      { id: 'done', title: '完成' },
    ],
  },
};

export const Finished: Story = { args: { current: undefined } };

export const Vertical: Story = { args: { look: 'vertical' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    steps: [
      { id: 'plan', title: '填写企业资料并上传营业执照', note: texts.sentence },
      { id: 'pay', title: '等待审核', note: texts.mixed },
      { id: 'done', title: '签署协议' },
    ],
  },
};

export const LongTextPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
