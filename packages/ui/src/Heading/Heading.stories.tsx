import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'ui/Heading',
  component: Heading,
  args: { level: 1, children: '把文档变成会回答的助手' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack gap={16}>
      {(['label', 'lead', 'title', 'display', 'displayLarge', 'hero'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          让资料会说话
        </Heading>
      ))}
    </Stack>
  ),
};

export const LongText: Story = { args: { children: texts.long }, globals: { viewport: { value: 'phone' } } };

export const OneLine: Story = {
  args: { children: texts.fileName, truncate: true },
  globals: { viewport: { value: 'phone' } },
};
