import { errorCodes, login, messages } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withCaptcha } from '../shared/fixtures.ts';
import { copy } from './copy.ts';
import { LoginPage } from './LoginPage.tsx';

const meta = {
  title: 'features/account/LoginPage',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  args: { onLoggedIn: fn() },
  beforeEach: ({ msw }) => msw.use(...withCaptcha),
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const SessionExpired: Story = { args: { notice: messages.sessionExpired } };

export const Untouched: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: copy.submit.login }));
  },
};

export const PasswordLogin: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: copy.tabs.password }));
  },
};

export const Register: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: copy.toRegister.action }));
  },
};

export const Forgotten: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('tab', { name: copy.tabs.password }));
    await userEvent.click(page.getByRole('button', { name: copy.forgotten }));
    await page.findByLabelText(copy.again);
  },
};

/** Where the deployment asks for no captcha, its field is not there. */
export const WithoutCaptcha: Story = {
  beforeEach: ({ msw }) => msw.use(...mock.ok(login.generateCaptcha, { captchaId: '', svg: '', required: false })),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByLabelText(copy.captcha)).toBeNull());
  },
};

export const WrongCode: Story = {
  beforeEach: ({ msw }) => msw.use(...mock.fail(login.bySmsCode, errorCodes.invalidInput, messages.smsCode)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(copy.phone), '13800138000');
    await userEvent.type(page.getByLabelText(copy.smsCode), '123456');
    await userEvent.click(page.getByRole('checkbox'));
    await userEvent.click(page.getByRole('button', { name: copy.submit.login }));
    await page.findByText(messages.smsCode);
  },
};

/** No captcha comes. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...mock.fail(login.generateCaptcha, errorCodes.unavailable, messages.unexpected)),
};
