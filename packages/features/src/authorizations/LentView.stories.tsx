import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { copy } from './copy.ts';
import { lent, now, receiver } from './fixtures.ts';
import { LentView } from './LentView.tsx';

const meta = {
  title: 'features/authorizations/LentView',
  component: LentView,
  args: {
    receiver,
    lent: { kind: 'ready', data: { rows: lent, count: 3 } },
    keyword: '',
    page: 1,
    selected: new Set<string>(),
    now,
    backHref: '/center',
    onKeyword: fn(),
    onPage: fn(),
    onSelect: fn(),
    onAdd: fn(),
    onWithdraw: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof LentView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Several are taken back at once. */
export const Selected: Story = {
  args: { selected: new Set(lent.slice(0, 2).map(({ id }) => id)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.withdrawAll(2) }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(lent.slice(0, 2).map(({ id }) => id));
  },
};
export const Loading: Story = { args: { lent: { kind: 'loading' } } };
export const Empty: Story = { args: { lent: { kind: 'ready', data: { rows: [], count: 0 } } } };
export const NoMatch: Story = { args: { ...Empty.args, keyword: '合同' } };
export const Failed: Story = { args: { lent: { kind: 'failed', message: messages.network } } };
export const Denied: Story = { args: { lent: denied } };
export const LongText: Story = {
  args: {
    lent: {
      kind: 'ready',
      data: {
        rows: lent.map((row) => ({
          ...row,
          name: '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）',
        })),
        count: 3,
      },
    },
  },
};
