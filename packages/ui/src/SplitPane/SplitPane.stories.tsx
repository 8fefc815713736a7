import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { texts } from '../private/sampleTexts.ts';
import { SplitPane } from './SplitPane.tsx';

const Room = ({ children }: { children: ReactNode }) => <div style={{ padding: '1.5rem' }}>{children}</div>;

const meta = {
  title: 'ui/SplitPane',
  component: SplitPane,
  parameters: { layout: 'fullscreen' },
  args: {
    label: '调整试聊宽度',
    children: (
      <Room>
        <Card ground="sunken" padding="lg">
          <Text as="p">{texts.long}</Text>
        </Card>
      </Room>
    ),
    side: (
      <Room>
        <Text as="p">试聊</Text>
      </Room>
    ),
  },
} satisfies Meta<typeof SplitPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Wide: Story = { args: { share: 0.5 }, globals: { viewport: { value: 'wide' } } };

export const LongText: Story = {
  args: {
    side: (
      <Room>
        <Text as="p">{texts.long}</Text>
      </Room>
    ),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
