import { AccountSettingsPage } from '@tinystar/features/profile';
import { useSessionControl } from '../session/control.ts';

/** /user/index */
export default function AccountSettingsRoute() {
  const { logOut, logInAgain, becomeOther } = useSessionControl();
  return (
    <AccountSettingsPage
      onPasswordChanged={logInAgain}
      onLeft={() => void becomeOther('/user/index')}
      onLogOut={logOut}
    />
  );
}
