import type { Meta, StoryObj } from '@storybook/react-vite';
import { citations } from './fixtures/manual.ts';
import { viewSource } from './model/places.ts';
import { PassageView } from './PassageView.tsx';
import { sourcesCopy } from './copy.ts';

const view = viewSource(citations, { number: 3, reference: 0 })!;

const meta = {
  title: 'features/sources/PassageView',
  component: PassageView,
  args: { view, note: sourcesCopy.noPages },
} satisfies Meta<typeof PassageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
