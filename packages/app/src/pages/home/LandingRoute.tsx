import { LandingPage } from '@tinystar/features/home';
import { useAddress } from '../../front/location.ts';
import { useToken } from '../../session/useToken.ts';

/** /landing: an invitation and smart=yes go on to the login page. */
export default function LandingRoute() {
  const loggedIn = useToken() !== null;
  const query = new URLSearchParams(useAddress().split('?')[1]);
  return <LandingPage loggedIn={loggedIn} inviteCode={query.get('inviteCode')} smart={query.get('smart') === 'yes'} />;
}
