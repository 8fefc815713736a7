import { errorCodes, joining, messages } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { withCaptcha } from '../shared/fixtures.ts';
import { copy } from './copy.ts';
import { surroundings, withSupport } from './fixtures.ts';
import { SolutionPage } from './SolutionPage.tsx';

const meta = {
  title: 'features/home/SolutionPage',
  component: SolutionPage,
  parameters: { layout: 'fullscreen' },
  args: { ...surroundings, reNew: false, token: null, onSessionLost: fn() },
  beforeEach: ({ msw }) => msw.use(...withSupport, ...withCaptcha, ...mock.ok(joining.mine, { rows: [] })),
} satisfies Meta<typeof SolutionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const openForm = async (canvasElement: HTMLElement, name: string = copy.solution.apply) => {
  await userEvent.click(within(canvasElement).getAllByRole('button', { name })[0]!);
  return within(await screen.findByRole('dialog'));
};

export const Visitor: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Where the prompt of a stopped enterprise leads its creator. */
export const ReNew: Story = { args: { reNew: true, loggedIn: true, token: 'story' } };

export const Applying: Story = {
  play: async ({ canvasElement }) => {
    await openForm(canvasElement);
  },
};

/** Whoever is logged in proves no number. */
export const ApplyingLoggedIn: Story = {
  args: { reNew: true, loggedIn: true, token: 'story' },
  play: async ({ canvasElement }) => {
    await openForm(canvasElement, copy.solution.renew);
  },
};

export const ApplyingUntouched: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: copy.form.submit }));
    await dialog.findByText(messages.phone);
  },
};

export const ApplyingRefused: Story = {
  args: { loggedIn: true, token: 'story' },
  beforeEach: ({ msw }) => msw.use(...mock.fail(joining.apply, errorCodes.unexpected, messages.unexpected)),
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement);
    await userEvent.type(dialog.getByLabelText(copy.form.realName), '欧阳知夏');
    await userEvent.type(dialog.getByLabelText(copy.form.phone), '13800006021');
    await userEvent.click(dialog.getByRole('button', { name: copy.form.submit }));
    await dialog.findByText(messages.unexpected);
  },
};
