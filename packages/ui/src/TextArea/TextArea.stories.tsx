import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { texts } from '../private/sampleTexts.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { value: texts.sentence, label: '简介', limit: 200, onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Placeholder: Story = { args: { value: '', placeholder: '介绍这个助手能回答什么' } };

export const OneRow: Story = { args: { value: '一行起步', rows: 1, limit: undefined } };

export const LongText: Story = {
  args: { value: texts.long.repeat(6), limit: 500 },
  globals: { viewport: { value: 'phone' } },
};
