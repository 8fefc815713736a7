import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { ShellFoot } from './ShellFoot.tsx';

const meta = {
  title: 'features/shell/ShellFoot',
  component: ShellFoot,
  args: { upgradeHref: '/a/vip/center', unread: 128, onHelp: fn(), onMessages: fn() },
  decorators: [
    (Story, { args }) => (
      <div
        style={{
          display: 'grid',
          gap: 2,
          inlineSize: args.look === 'rail' ? '2.5rem' : '13rem',
          minBlockSize: '20rem',
          alignContent: 'start',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShellFoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HelpOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '帮助' }));
  },
};

export const WithoutSupport: Story = { ...HelpOpen, args: { hiddenHelp: ['support'], unread: 3 } };

export const MessagesOpen: Story = { args: { messagesOpen: true, unread: 0 } };

export const Rail: Story = { args: { look: 'rail' } };
