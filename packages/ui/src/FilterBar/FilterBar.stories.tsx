import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RefreshCw } from '../icons.ts';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { Select } from '../Select/Select.tsx';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'ui/FilterBar',
  component: FilterBar,
  args: {
    search: <SearchInput label="搜索文档" value="" onChange={fn()} />,
    children: (
      <Select
        label="状态"
        value="all"
        onChange={fn()}
        options={[
          { value: 'all', label: '全部状态' },
          { value: 'failed', label: '解析失败' },
        ]}
      />
    ),
    end: <IconButton icon={RefreshCw} label="刷新" />,
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const SearchAlone: Story = { args: { children: undefined, end: undefined } };

const more = [
  <Select
    key="channel"
    label="渠道"
    value="all"
    onChange={fn()}
    options={[
      { value: 'all', label: '全部渠道' },
      { value: 'web', label: '网页' },
    ]}
  />,
  <Select
    key="rating"
    label="评价"
    value="all"
    onChange={fn()}
    options={[
      { value: 'all', label: '全部评价' },
      { value: 'down', label: '没有帮助' },
    ]}
  />,
];

/** Nothing is asked until 查询 is pressed. */
export const QueryForm: Story = { args: { onQuery: fn(), onReset: fn(), more } };

export const Unfolded: Story = {
  args: { onQuery: fn(), onReset: fn(), more },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开' }));
  },
};

export const UnfoldedNarrow: Story = { ...Unfolded, globals: { viewport: { value: 'phone' } } };
