import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { settingsCopy } from './settingsCopy.ts';
import { QuestionEditor } from './QuestionEditor.tsx';

const guide = [
  '#屋顶评估#',
  '##彩钢瓦屋顶能装多少千瓦？##',
  '##混凝土屋面需要做防水处理吗？##',
  '##屋顶朝西还适合安装吗？##',
  '#并网手续#',
  '##并网需要哪些材料？##',
  '#收益测算#',
].join('\n');

const meta = {
  title: 'features/assistants/QuestionEditor',
  component: QuestionEditor,
  args: { value: guide, onChange: fn() },
} satisfies Meta<typeof QuestionEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: '' } };

export const LongText: Story = {
  args: {
    value:
      '#分布式光伏HY-110K系列组串式逆变器#\n##直流侧接线之前需要先测量哪些绝缘电阻，测得的数值低于多少兆欧时必须停止安装并联系厂家的技术支持？##\n##How is the RS485 bus terminated on the last inverter?##',
  },
};

export const AsText: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: settingsCopy.questionEditor.asText }));
  },
};

export const OtherLines: Story = { args: { value: `${guide}\n这一行没有标记` } };

export const Renaming: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('tab', { name: /屋顶评估/ }));
  },
};
