import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Layout/Inline.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'ui/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Named: Story = { args: { label: '正在训练', size: 'md' } };

export const Sizes: Story = {
  render: () => (
    <Inline gap={24}>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
};
