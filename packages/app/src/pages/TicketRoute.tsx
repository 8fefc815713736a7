import { TicketPage } from '@tinystar/features/customerService';
import { useParams } from 'react-router';

/** /a/cs/bot/:kbBotId/ticket/:id */
export default function TicketRoute() {
  const { kbBotId = '', id = '' } = useParams();
  return <TicketPage key={id} kbBotId={kbBotId} csTicketId={id} backHref={`/a/cs/bot/${kbBotId}`} />;
}
