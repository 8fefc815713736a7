import { createApi } from '@tinystar/contract/client';
import { LoginPage } from '@tinystar/features/account';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { takeMessage } from '../session/hooks.ts';
import { ADMIN_HOME, safeRedirect } from '../session/redirect.ts';
import { setToken, useToken } from '../session/useToken.ts';

// Nobody is logged in yet: no token to send, nothing to end.
const api = createApi('personal', { token: () => null });

/** /login: whoever has a token goes on to the wanted path. */
export default function LoginRoute() {
  const [query] = useSearchParams();
  const [notice] = useState(takeMessage);
  if (useToken() !== null) return <Navigate replace to={safeRedirect(query.get('redirect')) ?? ADMIN_HOME} />;
  return (
    <LoginPage
      api={api}
      notice={notice ?? undefined}
      inviteCode={query.get('inviteCode') ?? undefined}
      onLoggedIn={({ token }) => setToken(token)}
    />
  );
}
