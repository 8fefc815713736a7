import { AccountSettingsPage } from '@tinystar/features/profile';
import { useSessionControl } from '../session/control.ts';

/** /user/index */
export default function AccountSettingsRoute() {
  const { logOut, logInAgain } = useSessionControl();
  return <AccountSettingsPage onPasswordChanged={logInAgain} onLogOut={logOut} />;
}
