import { messages } from '@tinystar/contract';
import { FreeMealPage } from '@tinystar/features/home';
import { goTo } from '../../front/location.ts';
import { logOut } from '../../session/logOut.ts';
import { keepMessage } from '../../session/message.ts';
import { ADMIN_ROOT, loginPath } from '../../session/redirect.ts';
import { useToken } from '../../session/useToken.ts';
import { HomeSite } from './HomeSite.tsx';

const loseSession = () => {
  logOut();
  keepMessage(messages.sessionExpired);
  goTo(loginPath('/freeMeal'));
};

// Loaded anew, because the claim may have changed the identity one acts as.
const enter = () => location.assign(ADMIN_ROOT);

/** /freeMeal */
export default function FreeMealRoute() {
  const token = useToken();
  return (
    <HomeSite>
      {(surroundings) => <FreeMealPage {...surroundings} token={token} onSessionLost={loseSession} onEntered={enter} />}
    </HomeSite>
  );
}
