export { AccountSettingsPage, type AccountSettingsPageProps } from './AccountSettingsPage.tsx';
export { ChangePassword, type ChangePasswordProps } from './ChangePassword.tsx';
export type { Profile } from './EditProfileDialog.tsx';
