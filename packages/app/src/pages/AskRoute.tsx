import { AskPage } from '@tinystar/features/customerService';
import { useParams } from 'react-router';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { useRefreshUnread } from '../shell/useUnread.ts';

/** /a/chat/bot/:kbBotId/:type/cs */
export default function AskRoute() {
  const { kbBotId = '' } = useParams();
  const onChanged = useRefreshUnread();
  return <AskPage key={kbBotId} kbBotId={kbBotId} backHref={ADMIN_ROOT} onChanged={onChanged} />;
}
