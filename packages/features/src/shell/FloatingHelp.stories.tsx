import { PageHeader } from '@tinystar/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { FloatingHelp } from './FloatingHelp.tsx';

const meta = {
  title: 'features/shell/FloatingHelp',
  component: FloatingHelp,
  // It stands at the lower end of the window.
  parameters: { layout: 'fullscreen' },
  args: { switches: { deploymentType: 'saas', publicServiceKbBotPublicId: '0f3a' }, loggedIn: false },
  decorators: [
    (Story) => (
      <div style={{ padding: '1.5rem', minBlockSize: '100dvh' }}>
        <PageHeader title="训练中心" />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FloatingHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The service chat is hidden, use now stays. */
export const Privatized: Story = {
  args: { switches: { deploymentType: 'privatization', publicServiceKbBotPublicId: '0f3a' }, loggedIn: true },
};

/** Open, for whoever is logged in. */
export const PhoneOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { loggedIn: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '帮助' }));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
