import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tinystar/contract';
import { fn, userEvent, within } from 'storybook/test';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { copy } from './copy.ts';
import { EditProfileDialog } from './EditProfileDialog.tsx';

const meta = { title: 'features/profile/Dialogs' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const password = { open: true, first: false, pending: false, done: false, refused: {}, onClose: fn(), onSubmit: fn() };
const profile = {
  open: true,
  profile: { name: '林知夏', avatar: { type: 'color', color: 'purple' } },
  pending: false,
  onUpload: () => Promise.resolve({ problem: messages.network }),
  onClose: fn(),
  onSave: fn(),
} as const;

export const Password: Story = { render: () => <ChangePasswordDialog {...password} /> };

export const FirstPassword: Story = { render: () => <ChangePasswordDialog {...password} first /> };

export const PasswordUntouched: Story = {
  render: () => <ChangePasswordDialog {...password} />,
  play: async () => {
    const page = within(document.body);
    const [next] = await page.findAllByLabelText(new RegExp(copy.passwordDialog.again));
    await userEvent.type(next!, 'x');
    await userEvent.click(page.getByRole('button', { name: copy.passwordDialog.submit }));
  },
};

export const WrongOldPassword: Story = {
  render: () => <ChangePasswordDialog {...password} refused={{ old: '原密码错误' }} />,
};

export const PasswordRefused: Story = {
  render: () => <ChangePasswordDialog {...password} refused={{ form: '操作过于频繁，请稍后再试' }} />,
};

export const PasswordPending: Story = { render: () => <ChangePasswordDialog {...password} pending /> };

export const PasswordChanged: Story = { render: () => <ChangePasswordDialog {...password} done /> };

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
