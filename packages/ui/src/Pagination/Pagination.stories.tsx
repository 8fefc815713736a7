import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../Layout/Stack.tsx';
import { live } from '../private/liveField.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const Live = live<number, PaginationProps>(Pagination, 'page');

const meta = {
  title: 'ui/Pagination',
  component: Pagination,
  render: (args) => <Live {...args} />,
  args: { page: 1, total: 47, onChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Simple: Story = { args: { look: 'simple', page: 2 } };

export const Places: Story = {
  render: () => (
    <Stack gap={12}>
      {[1, 4, 12, 24].map((page) => (
        <Live key={page} label={`第${page}页`} page={page} total={240} onChange={fn()} />
      ))}
      <Pagination page={1} total={0} onChange={fn()} />
    </Stack>
  ),
};

export const Phone: Story = { args: { page: 12, total: 240 }, globals: { viewport: { value: 'phone' } } };
