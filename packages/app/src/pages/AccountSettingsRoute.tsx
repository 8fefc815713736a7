import { AccountSettingsPage } from '@tinystar/features/profile';
import type { Session } from '@tinystar/features/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useSessionControl } from '../session/control.ts';

/** /user/index */
export default function AccountSettingsRoute() {
  const queries = useQueryClient();
  const { logOut, logInAgain } = useSessionControl();
  return (
    <AccountSettingsPage
      onProfile={(profile) =>
        queries.setQueryData<Session>(['session'], (now) => now && { ...now, user: { ...now.user, ...profile } })
      }
      onPasswordChanged={logInAgain}
      onLogOut={logOut}
    />
  );
}
