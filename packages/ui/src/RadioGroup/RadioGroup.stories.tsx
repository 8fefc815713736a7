import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { RadioCards } from './RadioCards.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const meta: Meta<RadioGroupProps> = {
  title: 'ui/RadioGroup',
  component: RadioGroup,
  args: {
    label: '知识来源',
    value: 'private',
    onChange: fn(),
    options: [
      { value: 'private', label: '仅知识库', description: '只引用上传的资料，没有就说没有' },
      { value: 'public', label: '仅大模型', description: '不引用资料' },
      { value: 'both', label: '知识库优先', description: '资料没有时由大模型补充，并注明' },
    ],
  },
};

export default meta;
type Story = StoryObj<RadioGroupProps>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };

export const Cards: Story = { render: (args) => <RadioCards {...args} /> };

export const CardsPhone: Story = {
  render: (args) => <RadioCards {...args} />,
  globals: { viewport: { value: 'phone' } },
};

export const LongText: Story = {
  args: {
    options: [
      { value: 'private', label: texts.title, description: texts.sentence },
      { value: 'public', label: texts.mixed, description: '不引用资料' },
    ],
  },
  render: (args) => (
    <Stack gap={24}>
      <RadioGroup {...args} />
      <RadioCards {...args} label="知识来源（卡片）" />
    </Stack>
  ),
  globals: { viewport: { value: 'phone' } },
};
