import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import CompareSources from './CompareSources.tsx';
import { reference } from './fixtures.ts';

const said = (number: number, name: string, text: string) => ({
  number,
  references: [reference(number, number + 2, name, { text })],
});

const meta = {
  title: 'features/chat/CompareSources',
  component: CompareSources,
  parameters: { layout: 'fullscreen' },
  args: {
    citations: [
      said(1, '员工手册2023.pdf', '正式员工试用期为三个月，期满由主管考核后转正。'),
      said(2, '招聘须知.pdf', '录用后试用期为六个月，试用期工资按八成计算。'),
    ],
    onOpen: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CompareSources>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    citations: [
      said(1, `${'员工手册与考勤管理制度汇编'.repeat(4)}.pdf`, '试用期为三个月，期满由主管考核后转正。'.repeat(12)),
      said(2, '招聘须知.pdf', '录用后试用期为六个月。'),
      said(3, '通知.pdf', '试用期以劳动合同的约定为准。'.repeat(6)),
    ],
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
