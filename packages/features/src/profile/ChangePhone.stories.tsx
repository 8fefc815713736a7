import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorCodes, me } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { fn, userEvent, within } from 'storybook/test';
import { withCaptcha } from '../shared/fixtures.ts';
import { sessionOf, SessionStage } from '../shared/testing/index.ts';
import { ChangePhone } from './ChangePhone.tsx';
import { copy } from './copy.ts';

const words = copy.phoneDialog;

const meta = {
  title: 'features/profile/ChangePhone',
  component: ChangePhone,
  args: { open: true, onClose: fn(), onChanged: fn() },
  beforeEach: ({ msw }) => msw.use(...withCaptcha, ...mock.ok(me.sendPhoneSms, {})),
  render: (props) => (
    <SessionStage session={sessionOf()}>
      <ChangePhone {...props} />
    </SessionStage>
  ),
} satisfies Meta<typeof ChangePhone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Came by SMS and never set a password: a code to the old number proves the person. */
export const WithoutPassword: Story = {
  render: (props) => (
    <SessionStage session={sessionOf({ user: { hasPassword: false } })}>
      <ChangePhone {...props} />
    </SessionStage>
  ),
};

export const Untouched: Story = {
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: words.submit }));
  },
};

export const Taken: Story = {
  beforeEach: ({ msw }) => msw.use(...mock.fail(me.updatePhone, errorCodes.conflict, '该手机号已注册，请更换手机号')),
  play: async () => {
    const page = within(document.body);
    await userEvent.type(await page.findByLabelText(words.password), 'Xing2026Hao');
    await userEvent.type(page.getByLabelText(words.phone), '13800138000');
    await userEvent.type(page.getByLabelText(words.code), '123456');
    await userEvent.click(page.getByRole('button', { name: words.submit }));
    await page.findByText('该手机号已注册，请更换手机号');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
