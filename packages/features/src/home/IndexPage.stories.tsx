import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { copy } from './copy.ts';
import { surroundings, withoutSupport, withSupport } from './fixtures.ts';
import { IndexPage } from './IndexPage.tsx';

const meta = {
  title: 'features/home/IndexPage',
  component: IndexPage,
  parameters: { layout: 'fullscreen' },
  args: surroundings,
  beforeEach: ({ msw }) => {
    localStorage.removeItem('tinystar.home.banner');
    msw.use(...withSupport);
  },
} satisfies Meta<typeof IndexPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

/** The button of the header says 进入, and the square stands in the navigation once it can be opened. */
export const LoggedIn: Story = { args: { loggedIn: true, square: true } };

/** No service assistant: no chat, and the second code leads to the trial. */
export const Privatized: Story = { beforeEach: ({ msw }) => msw.use(...withoutSupport) };

export const BannerClosed: Story = {
  beforeEach: () => localStorage.setItem('tinystar.home.banner', 'closed'),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneNavigation: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { square: true },
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).queryByRole('button', { name: copy.menu.open });
    if (open) await userEvent.click(open);
  },
};
