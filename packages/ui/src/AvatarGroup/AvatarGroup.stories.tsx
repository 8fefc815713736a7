import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { AvatarGroup } from './AvatarGroup.tsx';

const people = ['周衡', '林知夏', '陈默', texts.person, '苏晚晴', 'Alex Chen', '何一鸣'].map((name, index) => ({
  id: `${index}`,
  name,
}));

const meta = {
  title: 'ui/AvatarGroup',
  component: AvatarGroup,
  args: { label: '成员', people },
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Few: Story = { args: { people: people.slice(0, 2) } };

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={16}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <AvatarGroup key={size} {...args} size={size} total={128} />
      ))}
    </Stack>
  ),
};
