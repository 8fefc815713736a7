import { createApi } from '@tinystar/contract/client';
import { InvitePage } from '@tinystar/features/enterprise';
import { goTo } from '../front/location.ts';
import { tellTabs } from '../session/channel.ts';
import { ADMIN_ROOT, loginPath } from '../session/redirect.ts';
import { readToken } from '../session/token.ts';
import { setToken, useToken } from '../session/useToken.ts';

const api = createApi('personal', {
  token: readToken,
  // Whose session is over becomes a visitor here: the page then offers the log-in that leads back.
  onRefused: ({ status }) => {
    if (status === 401) setToken(null);
    return status === 401;
  },
});

/** /enterprise/invite/link?inviteLinkId= */
export default function EnterpriseInviteRoute() {
  const loggedIn = useToken() !== null;
  const inviteLinkId = new URLSearchParams(location.search).get('inviteLinkId') ?? '';
  return (
    <InvitePage
      key={inviteLinkId}
      api={api}
      inviteLinkId={inviteLinkId}
      loggedIn={loggedIn}
      homeHref="/"
      loginHref={(code) =>
        `${loginPath(location.pathname + location.search)}${code ? `&inviteCode=${encodeURIComponent(code)}` : ''}`
      }
      onJoined={() => {
        tellTabs('identityChanged');
        goTo(ADMIN_ROOT);
      }}
      onStayed={() => goTo(ADMIN_ROOT)}
    />
  );
}
