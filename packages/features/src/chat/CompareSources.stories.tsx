import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Reference } from '@tinystar/contract';
import { fn } from 'storybook/test';
import CompareSources from './CompareSources.tsx';
import { reference } from './fixtures.ts';

const said = (number: number, name: string, text: string, origin: Partial<Reference> = {}) => ({
  number,
  references: [reference(number, number + 2, name, { text, ...origin })],
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

/** Which of them is newer often decides. */
export const Dated: Story = {
  args: {
    citations: [
      said(1, '员工手册2023.pdf', '正式员工试用期为三个月，期满由主管考核后转正。', {
        version_date: Date.parse('2023-03-01T04:00:00Z'),
      }),
      said(2, '招聘须知.pdf', '录用后试用期为六个月，试用期工资按八成计算。', {
        version_date: Date.parse('2026-11-02T04:00:00Z'),
        origin: { kind: 'webdav', name: '人事部网盘'.repeat(6) },
      }),
    ],
  },
};

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
