import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../Layout/Stack.tsx';
import { live } from '../private/liveField.tsx';
import { texts } from '../private/sampleTexts.ts';
import { formWidth } from '../private/formWidth.tsx';
import { SearchInput, type SearchInputProps } from './SearchInput.tsx';

const Live = live<string, SearchInputProps>(SearchInput);

const meta = {
  title: 'ui/SearchInput',
  component: SearchInput,
  decorators: [formWidth],
  args: { label: '搜索文件', value: '', onChange: fn(), onSearch: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: '逆变器' } };

export const Loading: Story = { args: { value: '逆变器', loading: true } };

export const LongText: Story = { args: { value: texts.mixed }, globals: { viewport: { value: 'phone' } } };

export const Disabled: Story = { args: { value: '逆变器', disabled: true } };

export const ReadOnly: Story = { args: { value: '逆变器', readOnly: true } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={12}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Live key={size} {...args} size={size} value="逆变器" />
      ))}
    </Stack>
  ),
};
