import type { Meta, StoryObj } from '@storybook/react-vite';
import { FloatingHelp } from './FloatingHelp.tsx';

const meta = {
  title: 'features/shell/FloatingHelp',
  component: FloatingHelp,
  args: { switches: { deploymentType: 'saas', publicServiceKbBotPublicId: '0f3a' }, loggedIn: false },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '20rem' }}>
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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
