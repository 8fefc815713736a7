import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Layout/Inline.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'ui/CopyButton',
  component: CopyButton,
  args: { text: 'https://xing.example/b/7f3a9c' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithWords: Story = { args: { look: 'words', label: '复制链接', failure: '链接复制失败' } };

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={16}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <CopyButton key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};
