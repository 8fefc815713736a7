import type { Meta, StoryObj } from '@storybook/react-vite';
import { LandingPage } from './LandingPage.tsx';

const meta = {
  title: 'features/home/LandingPage',
  component: LandingPage,
  parameters: { layout: 'fullscreen' },
  args: { loggedIn: false, inviteCode: 'K7Q2', smart: true },
} satisfies Meta<typeof LandingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invited: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LoggedIn: Story = { args: { loggedIn: true } };
