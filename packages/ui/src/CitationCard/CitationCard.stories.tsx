import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HoverCard } from '../HoverCard/HoverCard.tsx';
import { Button } from '../Button/Button.tsx';
import { texts } from '../private/sampleTexts.ts';
import { CitationCard } from './CitationCard.tsx';

const meta = {
  title: 'ui/CitationCard',
  component: CitationCard,
  args: {
    title: '接入前的电压检查',
    quote: [
      { text: '组串接入前应逐串测量开路电压。' },
      { text: '最大直流输入电压为1100V，任何温度条件下均不得超过该值', proof: true },
      { text: '；接入同一路MPPT的组串，其电压差不应大于10V。' },
    ],
    fileName: 'HY-110K安装手册_V2.3.pdf',
    place: '第14页',
    position: { index: 1, count: 2, onStep: fn() },
    onOpen: fn(),
  },
  render: (args) => (
    <HoverCard defaultOpen trigger={<Button size="sm">2</Button>}>
      <CitationCard {...args} />
    </HoverCard>
  ),
} satisfies Meta<typeof CitationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNote: Story = { args: { note: '2026年11月2日的版本 · 来自安装资料' } };

export const LongText: Story = {
  args: {
    note: texts.long,
    title: texts.title,
    quote: [{ text: texts.long.repeat(3) }],
    fileName: texts.fileName,
  },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
