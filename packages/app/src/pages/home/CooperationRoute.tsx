import { CooperationPage } from '@tinystar/features/home';
import { logOut } from '../../session/logOut.ts';
import { useToken } from '../../session/useToken.ts';
import { HomeSite } from './HomeSite.tsx';

/** /cooperation */
export default function CooperationRoute() {
  const token = useToken();
  return (
    <HomeSite>{(surroundings) => <CooperationPage {...surroundings} token={token} onSessionLost={logOut} />}</HomeSite>
  );
}
