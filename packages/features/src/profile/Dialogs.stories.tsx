import type { Meta, StoryObj } from '@storybook/react-vite';
import { me, messages } from '@tinystar/contract';
import { fn, userEvent, within } from 'storybook/test';
import { mock } from '@tinystar/contract/mock';
import { withCaptcha } from '../shared/fixtures.ts';
import { sessionOf, SessionStage } from '../shared/testing/index.ts';
import { ChangePasswordDialog, type ChangePasswordDialogProps } from './ChangePasswordDialog.tsx';
import { copy } from './copy.ts';
import { EditProfileDialog } from './EditProfileDialog.tsx';

const meta = {
  title: 'features/profile/Dialogs',
  beforeEach: ({ msw }) => msw.use(...withCaptcha, ...mock.ok(me.sendPhoneSms, {})),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const password = { open: true, first: false, pending: false, done: false, refused: {}, onClose: fn(), onSubmit: fn() };
const PasswordDialog = (change: Partial<ChangePasswordDialogProps>) => (
  <SessionStage session={sessionOf()}>
    <ChangePasswordDialog {...password} {...change} />
  </SessionStage>
);
const profile = {
  open: true,
  profile: { name: '林知夏', avatar: { type: 'color', color: 'purple' } },
  pending: false,
  onUpload: () => Promise.resolve({ problem: messages.network }),
  onClose: fn(),
  onSave: fn(),
} as const;

export const Password: Story = { render: () => <PasswordDialog /> };

export const FirstPassword: Story = { render: () => <PasswordDialog first /> };

/** The code that was sent is another one. */
export const FirstPasswordRefused: Story = {
  render: () => <PasswordDialog first refused={{ code: messages.smsCode }} />,
};

export const PasswordUntouched: Story = {
  render: () => <PasswordDialog />,
  play: async () => {
    const page = within(document.body);
    const [next] = await page.findAllByLabelText(new RegExp(copy.passwordDialog.again));
    await userEvent.type(next!, 'x');
    await userEvent.click(page.getByRole('button', { name: copy.passwordDialog.submit }));
  },
};

export const WrongOldPassword: Story = {
  render: () => <PasswordDialog refused={{ old: '原密码错误' }} />,
};

export const PasswordRefused: Story = {
  render: () => <PasswordDialog refused={{ form: '操作过于频繁，请稍后再试' }} />,
};

export const PasswordPending: Story = { render: () => <PasswordDialog pending /> };

export const PasswordChanged: Story = { render: () => <PasswordDialog done /> };

export const PasswordPhone: Story = { ...PasswordUntouched, globals: { viewport: { value: 'phone' } } };

export const Profile: Story = { render: () => <EditProfileDialog {...profile} /> };

export const ProfileInvalid: Story = {
  render: () => <EditProfileDialog {...profile} profile={{ ...profile.profile, name: '12345' }} />,
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: copy.editDialog.save }));
  },
};

export const ProfileSaving: Story = { render: () => <EditProfileDialog {...profile} pending /> };

export const ProfileRefused: Story = { render: () => <EditProfileDialog {...profile} refused={messages.network} /> };

export const SelectAvatar: Story = {
  render: () => <EditProfileDialog {...profile} />,
  play: async () => {
    const change = await within(document.body).findByRole('button', { name: /更换头像/ });
    await userEvent.click(change);
  },
};

export const ProfilePhone: Story = { ...Profile, globals: { viewport: { value: 'phone' } } };
