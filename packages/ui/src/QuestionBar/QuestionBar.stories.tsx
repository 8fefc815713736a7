import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { parseQuestions } from './parseQuestions.ts';
import { QuestionBar } from './QuestionBar.tsx';

const meta = {
  title: 'ui/QuestionBar',
  component: QuestionBar,
  args: {
    onAsk: fn(),
    groups: parseQuestions(
      '#接线#\n##接地线怎么接？##\n##RS485如何布线？##\n##防水端子怎么拧紧？##\n##交流侧线缆选多大截面积？##\n##MC4插头用什么工具压接？##\n##直流线缆极性接反了会怎样，逆变器会损坏吗？##\n#安装#\n##支架间距是多少？##\n#调试并网#\n##如何设置安规？##\n#告警#\n##绝缘阻抗低怎么处理？##',
    ),
  },
} satisfies Meta<typeof QuestionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneGroup: Story = { args: { groups: parseQuestions('##彩钢瓦屋顶能装多少千瓦##\n##并网需要哪些材料##') } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
