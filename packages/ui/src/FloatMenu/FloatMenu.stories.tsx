import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { BookOpen, Headphones, Sparkles } from '../icons.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { texts } from '../private/sampleTexts.ts';
import { FloatMenu } from './FloatMenu.tsx';

const meta: Meta<typeof FloatMenu> = {
  title: 'ui/FloatMenu',
  component: FloatMenu,
  // It stands at the lower end of the window.
  parameters: { layout: 'fullscreen' },
  args: {
    items: [
      { id: 'service', label: '在线客服', icon: Headphones, onSelect: fn() },
      { id: 'help', label: '帮助', icon: BookOpen, href: '/help' },
      { id: 'use', label: '立即使用', icon: Sparkles, tone: 'accent', href: '/a' },
    ],
  },
  render: (args) => (
    <div style={{ padding: '1.5rem' }}>
      <Stack>
        <Heading level={1}>{texts.title}</Heading>
        <Text as="p">{texts.long}</Text>
        <FloatMenu {...args} />
      </Stack>
    </div>
  ),
};

export default meta;
type Story = StoryObj<typeof FloatMenu>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneOpen: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '帮助' }));
  },
};
