import { useSession, whenOpened } from '@tinystar/features/shared';
import { identitiesOf, IdentitySwitcher } from '@tinystar/features/shell';
import { goTo } from '../front/location.ts';
import { RENEW } from '../session/redirect.ts';
import { withUnread } from './unreadQuery.ts';
import { useSwitchIdentity } from './useSwitchIdentity.ts';
import { useUnread } from './useUnread.ts';

const StoppedQuestion = whenOpened(() => import('./StoppedQuestion.tsx'));

/** The identity switcher over the session. */
export function Switcher({ look }: { look: 'sidebar' | 'rail' }) {
  const { user, permissions, tenant } = useSession();
  const unread = useUnread();
  const { pending, renewing, closeRenewing, change } = useSwitchIdentity();
  return (
    <>
      <IdentitySwitcher
        {...identitiesOf(withUnread(user, unread), permissions, tenant)}
        look={look}
        pending={pending}
        onSwitch={change}
      />
      <StoppedQuestion open={renewing} onCancel={closeRenewing} onRenew={() => goTo(RENEW)} />
    </>
  );
}
