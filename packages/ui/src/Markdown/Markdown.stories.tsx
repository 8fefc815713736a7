import type { Meta, StoryObj } from '@storybook/react-vite';
import { Markdown } from './Markdown.tsx';
import { answer, citations, code, hostile, long, longList, mathematics, partial, table } from './storyTexts.ts';

const meta = {
  title: 'ui/Markdown',
  component: Markdown,
  args: { text: answer },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Citations: Story = { args: { citations, activeCitation: 2 } };
export const Compact: Story = { args: { size: 'compact', citations } };
export const StreamingBold: Story = { args: { text: partial.bold, streaming: true } };
export const StreamingLink: Story = { args: { text: partial.link, streaming: true } };
export const StreamingTable: Story = { args: { text: partial.table, streaming: true } };
export const StreamingCode: Story = { args: { text: partial.code, streaming: true } };
export const Table: Story = { args: { text: table } };
export const Code: Story = { args: { text: code } };
export const Mathematics: Story = { args: { text: mathematics } };
export const LongText: Story = { args: { text: long } };
export const LongList: Story = { args: { text: longList } };
export const Folded: Story = { args: { text: long, foldAfter: 400 } };
export const Hostile: Story = { args: { text: hostile } };
