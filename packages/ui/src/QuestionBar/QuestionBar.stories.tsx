import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { QuestionBar } from './QuestionBar.tsx';

const meta = {
  title: 'ui/QuestionBar',
  component: QuestionBar,
  args: {
    onAsk: fn(),
    groups: [
      {
        title: '接线',
        questions: [
          '接地线怎么接？',
          'RS485如何布线？',
          '防水端子怎么拧紧？',
          '交流侧线缆选多大截面积？',
          'MC4插头用什么工具压接？',
          '直流线缆极性接反了会怎样，逆变器会损坏吗？',
        ],
      },
      { title: '安装', questions: ['支架间距是多少？'] },
      { title: '调试并网', questions: ['如何设置安规？'] },
      { title: '告警', questions: ['绝缘阻抗低怎么处理？'] },
    ],
  },
} satisfies Meta<typeof QuestionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneGroup: Story = {
  args: { groups: [{ title: '', questions: ['彩钢瓦屋顶能装多少千瓦', '并网需要哪些材料'] }] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
