import { WeComLoginPage } from '@tinystar/features/sso';
import { goTo } from '../front/location.ts';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { setToken } from '../session/useToken.ts';

/** /thirdLogin/weComInner */
export default function WeComLoginRoute() {
  return (
    <WeComLoginPage
      query={new URLSearchParams(location.search)}
      onLeave={(url) => location.replace(url)}
      onLoggedIn={({ token }) => {
        setToken(token);
        goTo(ADMIN_ROOT, 'replace');
      }}
    />
  );
}
