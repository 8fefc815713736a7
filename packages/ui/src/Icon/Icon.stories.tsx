import type { Meta, StoryObj } from '@storybook/react-vite';
import * as drawings from '../icons.ts';
import { Grid } from '../Layout/Grid.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';

const meta: Meta<typeof Icon> = { title: 'ui/Icon', component: Icon, args: { of: drawings.Sparkles } };

export default meta;
type Story = StoryObj<typeof Icon>;

export const Default: Story = {};

export const Named: Story = { args: { of: drawings.Lock, label: '仅自己可见', tone: 'tertiary' } };

export const Sizes: Story = {
  render: () => (
    <Inline gap={16}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Icon key={size} of={drawings.GraduationCap} size={size} />
      ))}
    </Inline>
  ),
};

export const All: Story = {
  render: () => (
    <Grid least={10} gap={12}>
      {Object.entries(drawings).map(([name, drawing]) => (
        <Inline key={name}>
          <Icon of={drawing} />
          <Text size="caption" tone="secondary">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
};

export const Tones: Story = {
  render: () => (
    <Inline gap={16}>
      {(['inherit', 'primary', 'secondary', 'tertiary', 'accent', 'success', 'warning', 'danger', 'info'] as const).map(
        (tone) => (
          <Icon key={tone} of={drawings.CircleCheck} tone={tone} />
        ),
      )}
    </Inline>
  ),
};
