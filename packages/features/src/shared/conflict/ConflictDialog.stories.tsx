import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConflictDialog } from './ConflictDialog.tsx';

const meta = {
  title: 'features/shared/ConflictDialog',
  component: ConflictDialog,
  args: {
    open: true,
    saving: false,
    differences: {
      rows: [
        {
          label: '简介',
          theirs: '解答屋顶评估、支架安装和并网验收的问题',
          mine: '解答屋顶评估、支架安装、并网验收和收益测算的问题，答案引自公司手册',
        },
      ],
      kept: [],
    },
    onBack: fn(),
    onTheirs: fn(),
    onMine: fn(),
  },
} satisfies Meta<typeof ConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 800 px wide: two columns (C-142). */
export const Default: Story = {};

const long = {
  rows: [
    { label: '名称', theirs: '光伏安装顾问', mine: '分布式光伏安装与维护顾问' },
    {
      label: '简介',
      theirs: '解答屋顶评估、支架安装、并网验收和收益测算的问题。'.repeat(12),
      mine: '',
    },
    {
      label: '问题引导',
      theirs: '#上手#\n##怎么启动？##\n##怎么停机？##',
      mine: `#上手#\n##怎么启动？##\n${'HY-110K系列组串式逆变器'.repeat(20)}`,
    },
  ],
  kept: ['欢迎语', '语气'],
};

export const LongText: Story = { args: { differences: long } };

export const Saving: Story = { args: { saving: true } };

/** What the form edits is deleted; what was typed goes into a new one. */
export const Gone: Story = {
  args: {
    open: false,
    gone: {
      open: true,
      saving: false,
      written: long.rows,
      anew: { label: '另存为新问答', onPress: fn() },
      bin: { label: '到回收站恢复原来的问答', href: '/a' },
      onBack: fn(),
    },
  },
};

export const Phone: Story = { args: { differences: long }, globals: { viewport: { value: 'phone' } } };
