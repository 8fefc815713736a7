import { AskPage } from '@tinystar/features/customerService';
import { useSession } from '@tinystar/features/shared';
import { useParams } from 'react-router';
import { ADMIN_ROOT } from '../session/redirect.ts';

/** /a/chat/bot/:kbBotId/:type/cs */
export default function AskRoute() {
  const { kbBotId = '', type = '' } = useParams();
  const { tenant } = useSession();
  return (
    <AskPage
      key={kbBotId}
      kbBotId={kbBotId}
      backHref={tenant && type === 'tenant' ? `/a/chat/bot/${kbBotId}/${type}` : ADMIN_ROOT}
    />
  );
}
