import { coins } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards, longCard } from './fixtures.ts';
import { UsableCard } from './UsableCard.tsx';

const [first] = cards;

const meta = {
  title: 'features/member/UsableCard',
  component: UsableCard,
  parameters: { layout: 'padded' },
  args: { assistant: first!, href: '/a/chat/bot/1/tenant', repliesHref: '/a/chat/bot/1/tenant/cs' },
  // A card is an item of a list.
  decorators: [
    (Story) => (
      <ul style={{ margin: 0, padding: 0 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof UsableCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Offered by the platform to everybody; the asker pays. */
export const Preset: Story = {
  args: { assistant: { ...first!, own: false, isPreset: true, price: { payer: 'self', coins: coins(1) } } },
};

/** One's own that nobody else can open yet, and that was never asked. */
export const Draft: Story = {
  args: {
    assistant: {
      ...first!,
      permission: 'private',
      monthCount: 0,
      documentCount: 0,
      price: { payer: 'none', coins: coins(0) },
    },
  },
};

export const UnreadReplies: Story = { args: { assistant: { ...first!, unreadCount: 3 } } };

export const WithoutDescription: Story = { args: { assistant: { ...first!, description: '' } } };

export const LongText: Story = { args: { assistant: longCard } };

export const Phone: Story = { args: { assistant: longCard }, globals: { viewport: { value: 'phone' } } };
