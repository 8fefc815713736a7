import { joining } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { CooperationPage } from './CooperationPage.tsx';
import { withCaptcha } from '../shared/fixtures.ts';
import { copy } from './copy.ts';
import { surroundings, withSupport } from './fixtures.ts';

const meta = {
  title: 'features/home/CooperationPage',
  component: CooperationPage,
  parameters: { layout: 'fullscreen' },
  args: { ...surroundings, token: null, onSessionLost: fn() },
  beforeEach: ({ msw }) =>
    msw.use(
      ...withSupport,
      ...withCaptcha,
      ...mock.ok(joining.mine, { rows: [] }),
      ...mock.ok(joining.sendSms, {}),
      ...mock.ok(joining.apply, {}),
    ),
} satisfies Meta<typeof CooperationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LoggedIn: Story = { args: { loggedIn: true, token: 'story' } };

export const Untouched: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: copy.form.submit }));
    await page.findByText('请填写真实姓名');
  },
};

/** The code is on its way: the button counts down, the hint names the number. */
export const CodeSent: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(copy.form.phone), '13800006021');
    await page.findByRole('img', { name: copy.form.captcha });
    await userEvent.type(page.getByLabelText(copy.form.captcha), 'a2c4');
    await userEvent.click(page.getByRole('button', { name: copy.form.sendCode }));
    await page.findByText(copy.form.sentTo('13800006021'));
  },
};

export const Done: Story = {
  args: { loggedIn: true, token: 'story' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(copy.form.realName), '尼格买提·热合曼·阿卜杜拉');
    await userEvent.type(page.getByLabelText(copy.form.phone), '13800006021');
    await userEvent.click(page.getByRole('button', { name: copy.form.submit }));
    await page.findByText(copy.form.done);
  },
};
