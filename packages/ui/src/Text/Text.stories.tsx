import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Text } from './Text.tsx';

const meta = { title: 'ui/Text', component: Text, args: { children: texts.sentence } } satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneLine: Story = { args: { children: texts.long, lines: 1 }, globals: { viewport: { value: 'phone' } } };

export const TwoLines: Story = { args: { children: texts.long, lines: 2 }, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: { children: texts.long, size: 'prose', as: 'p' },
  globals: { viewport: { value: 'phone' } },
};

export const Sizes: Story = {
  render: () => (
    <Stack gap={12}>
      {(
        [
          'caption',
          'body',
          'label',
          'lead',
          'prose',
          'proseCompact',
          'title',
          'display',
          'displayLarge',
          'hero',
        ] as const
      ).map((size) => (
        <Text key={size} size={size}>
          {size} 断开直流开关，等待10分钟
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap={8}>
      {(['inherit', 'primary', 'secondary', 'tertiary', 'accent', 'success', 'warning', 'danger', 'info'] as const).map(
        (tone) => (
          <Text key={tone} tone={tone}>
            {tone} 固件V2.3及以上的全系列机型
          </Text>
        ),
      )}
    </Stack>
  ),
};
