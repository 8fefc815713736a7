import { TicketPage } from '@tinystar/features/customerService';
import { useParams } from 'react-router';
import { useRefreshUnread } from '../shell/useUnread.ts';

/** /a/cs/bot/:kbBotId/ticket/:id */
export default function TicketRoute() {
  const { kbBotId = '', id = '' } = useParams();
  const onChanged = useRefreshUnread();
  return (
    <TicketPage key={id} kbBotId={kbBotId} csTicketId={id} backHref={`/a/cs/bot/${kbBotId}`} onChanged={onChanged} />
  );
}
