import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '../private/sampleTexts.ts';
import { Status } from '../Status/Status.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'ui/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: '题目', value: '48道，来自问答库和纠正记录' },
      { term: '模型', value: 'deepseek_v3' },
      { term: '运行用时', value: '2分41秒' },
      { term: '状态', value: <Status>已完成</Status> },
      { term: '备注' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Spread: Story = { args: { layout: 'spread' } };

export const Grid: Story = { args: { layout: 'grid' } };

export const LongText: Story = {
  args: {
    items: [
      { term: '文件', value: texts.fileName },
      { term: '统一社会信用代码', value: '91330106MA2CFL8X4K' },
      { term: '说明', value: texts.long },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
