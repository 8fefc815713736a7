import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Avatar } from './Avatar.tsx';
import { avatarColours } from './avatarLook.ts';

const meta = { title: 'ui/Avatar', component: Avatar, args: { name: '林知夏' } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"%3E%3Crect width="56" height="56" fill="teal"/%3E%3Ccircle cx="28" cy="28" r="14" fill="white"/%3E%3C/svg%3E';

export const Default: Story = {};

export const Picture: Story = { args: { size: 'xl', source: { type: 'dataUri', dataUri: drawing } } };

export const BrokenPicture: Story = {
  args: { size: 'xl', source: { type: 'dataUri', dataUri: 'data:image/png;base64,AAAA' } },
};

export const Ring: Story = { args: { name: '恒曜逆变器安装助手', ring: true, size: 'md' } };

export const LongText: Story = { args: { name: texts.person, size: 'xl' } };

export const Matrix: Story = {
  render: () => (
    <Stack gap={12}>
      {avatarColours.map((color) => (
        <Inline key={color} gap={12}>
          {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <Avatar key={size} name="华晨精密制造" size={size} source={{ type: 'color', color }} />
          ))}
          <Avatar name="HY" size="xl" source={{ type: 'color', color }} />
        </Inline>
      ))}
    </Stack>
  ),
};
