import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../Card/Card.tsx';
import { ThemeScope } from '../../ThemeScope/ThemeScope.tsx';
import { Markdown } from '../Markdown.tsx';
import { broken, flow, halfWritten, others, sequence, tooLong } from './storyDiagrams.ts';

/** Until every diagram is drawn, or code for good. */
const drawn =
  (count: number) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    for (let i = 0; i < 300; i++) {
      if (canvasElement.querySelectorAll('figure > p, figure img').length >= count) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  };

// Both themes at once: a diagram is drawn anew when the theme changes, some moments after everything else.
const meta = {
  title: 'ui/Markdown/Diagrams',
  component: Markdown,
  args: { text: flow, diagramFrame: '/diagram/frame.html' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} style={{ flex: '1 1 20rem', minInlineSize: 0 }}>
            <ThemeScope theme={theme}>
              <Card>
                <Story />
              </Card>
            </ThemeScope>
          </div>
        ))}
      </div>
    ),
  ],
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flowchart: Story = { play: drawn(2) };
export const Phone: Story = { ...Flowchart, globals: { viewport: { value: 'phone' } } };
export const Sequence: Story = { args: { text: sequence }, play: drawn(2) };
export const OtherKinds: Story = { args: { text: others }, play: drawn(6) };
export const CodeShown: Story = {
  play: async (context) => {
    await drawn(2)(context);
    for (const button of context.canvasElement.querySelectorAll<HTMLElement>('figcaption > span + button'))
      button.click();
  },
};
export const Unreadable: Story = { args: { text: broken }, play: drawn(2) };
export const HalfWritten: Story = { args: { text: halfWritten, streaming: true } };
export const TooLong: Story = { args: { text: tooLong }, play: drawn(2) };
export const WithoutFrame: Story = { args: { text: sequence, diagramFrame: '' } };
