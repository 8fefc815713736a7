import { OauthCallbackPage } from '@tinystar/features/sso';
import { goTo } from '../front/location.ts';
import { setToken } from '../session/useToken.ts';

/** /oauth/callback */
export default function OauthCallbackRoute() {
  return (
    <OauthCallbackPage
      query={new URLSearchParams(location.search)}
      onLoggedIn={({ token }, publicId) => {
        setToken(token);
        goTo(`/sso/b/${encodeURIComponent(publicId)}`, 'replace');
      }}
    />
  );
}
