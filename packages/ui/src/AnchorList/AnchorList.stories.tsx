import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Grow } from '../Layout/Grow.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { texts } from '../private/sampleTexts.ts';
import { AnchorList } from './AnchorList.tsx';

const items = [
  { id: 'check', label: '接入前的检查' },
  { id: 'voltage', label: '电压与极性', level: 2 },
  { id: 'insulation', label: '绝缘电阻', level: 2 },
  { id: 'mount', label: '支架安装' },
  { id: 'accept', label: texts.title },
] as const;

const meta = {
  title: 'ui/AnchorList',
  component: AnchorList,
  args: { items },
  render: (args) => (
    <div style={{ inlineSize: '14rem' }}>
      <AnchorList {...args} />
    </div>
  ),
} satisfies Meta<typeof AnchorList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BesideAPage: Story = {
  render: (args) => (
    <Inline gap={32} align="start">
      <Grow>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div role="region" aria-label="正文" tabIndex={0} style={{ blockSize: '24rem', overflow: 'auto' }}>
          <Stack gap={24}>
            {items.map(({ id, label }) => (
              <section key={id} id={id}>
                <Heading level={2}>{label}</Heading>
                <Text as="p">{texts.long.repeat(3)}</Text>
              </section>
            ))}
          </Stack>
        </div>
      </Grow>
      <div style={{ flex: 'none', inlineSize: '11rem' }}>
        <AnchorList {...args} />
      </div>
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('#insulation')?.scrollIntoView();
    await canvas.findByRole('link', { name: '绝缘电阻', current: 'location' });
  },
};
