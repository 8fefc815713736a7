import type { Meta, StoryObj } from '@storybook/react-vite';
import { citations } from './fixtures/manual.ts';
import { viewSource } from './model/places.ts';
import { PassageView } from './PassageView.tsx';
import { sourcesCopy } from './copy.ts';

const view = viewSource(citations, { number: 3, reference: 0 })!;

const meta = {
  title: 'features/sources/PassageView',
  component: PassageView,
  args: { view, note: sourcesCopy.noPages.answer },
} satisfies Meta<typeof PassageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const standards = [
  '差旅标准',
  '级别: 部门经理 | 酒店: 每晚500元 | 餐费: 每天120元 | 交通: 高铁一等座',
  '级别: 普通员工 | 酒店: 每晚350元 | 餐费: 每天80元 | 交通: 高铁二等座',
  '级别: 实习生 | 餐费: 每天60元',
  '超出标准的部分由本人承担。',
].join('\n');

/** A table of a document without pages. */
export const Table: Story = {
  args: { view: { ...view, passages: [{ question: null, text: standards, images: [] }] } },
};

/** The words of a deleted document are gone with it. */
export const Empty: Story = { args: { view: { ...view, passages: [] }, note: sourcesCopy.gone } };

export const LongText: Story = {
  args: {
    view: {
      ...view,
      passages: [
        {
          question: '直流端子压接后如何验收？'.repeat(6),
          text: `${'轻拉端子应无松动，且听不到二次“咔嗒”声。'.repeat(30)}\n${'HY-110K-Series-String-Inverter-Installation-Manual-'.repeat(4)}`,
          images: [],
        },
        ...view.passages,
      ],
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
