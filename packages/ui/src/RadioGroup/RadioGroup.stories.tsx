import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { live } from '../private/liveField.tsx';
import { RadioCards } from './RadioCards.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const Live = live<string, RadioGroupProps>(RadioGroup);
const LiveCards = live<string, RadioGroupProps>(RadioCards);

const meta: Meta<RadioGroupProps> = {
  title: 'ui/RadioGroup',
  component: RadioGroup,
  render: (args) => <Live {...args} />,
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

export const Cards: Story = { render: (args) => <LiveCards {...args} /> };

export const CardsPhone: Story = {
  render: (args) => <LiveCards {...args} />,
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
      <Live {...args} />
      <LiveCards {...args} label="知识来源（卡片）" />
    </Stack>
  ),
  globals: { viewport: { value: 'phone' } },
};
