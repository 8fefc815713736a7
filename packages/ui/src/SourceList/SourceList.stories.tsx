import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { texts } from '../private/sampleTexts.ts';
import { SourceList } from './SourceList.tsx';

const meta = {
  title: 'ui/SourceList',
  component: SourceList,
  args: {
    onOpen: fn(),
    items: [
      { number: 1, name: 'HY-110K安装手册_V2.3.pdf', section: '接入前的电压检查', place: '第14页' },
      { number: 2, name: texts.fileName, section: '端子压接', place: '第16页' },
      { number: 3, name: '常见故障与处理.docx', gone: '文件已经被删除' },
    ],
  },
} satisfies Meta<typeof SourceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Current: Story = { args: { current: 2 } };

/** The days of the cited versions keep their place beside long names. */
export const Dated: Story = {
  args: {
    items: [
      { number: 1, name: 'HY-110K安装手册_V2.3.pdf', place: '第14页', date: '2026年11月20日' },
      { number: 2, name: texts.fileName, section: '端子压接', place: '第16页', date: '2026年3月2日' },
    ],
  },
};

export const Phone: Story = {
  args: {
    items: [
      ...meta.args.items,
      { number: 4, name: '保修与退换政策（华东区）.pdf', place: '第27页 · 相关性较低 · 部分内容未能核实' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
