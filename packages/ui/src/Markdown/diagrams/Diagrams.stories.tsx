import type { Meta, StoryObj } from '@storybook/react-vite';
import { Markdown } from '../Markdown.tsx';
import { broken, flow, halfWritten, others, sequence, tooLong } from './storyDiagrams.ts';

/** Until every diagram is drawn or given up. */
const drawn =
  (count: number) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    for (let i = 0; i < 300; i++) {
      if (canvasElement.querySelectorAll('figure > p, figure img').length >= count) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  };

const meta = {
  title: 'ui/Markdown/Diagrams',
  component: Markdown,
  args: { text: flow, diagramFrame: '/diagram/frame.html' },
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

export const Flowchart: Story = { play: drawn(1) };
export const Sequence: Story = { args: { text: sequence }, play: drawn(1) };
export const OtherKinds: Story = { args: { text: others }, play: drawn(3) };
export const CodeShown: Story = {
  play: async (context) => {
    await drawn(1)(context);
    context.canvasElement.querySelector<HTMLElement>('figcaption > span + button')?.click();
  },
};
export const Unreadable: Story = { args: { text: broken }, play: drawn(1) };
export const HalfWritten: Story = { args: { text: halfWritten, streaming: true } };
export const TooLong: Story = { args: { text: tooLong }, play: drawn(1) };
export const WithoutFrame: Story = { args: { text: sequence, diagramFrame: '' } };
