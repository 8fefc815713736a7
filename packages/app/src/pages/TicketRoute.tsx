import { TicketDeskPage } from '@tinystar/features/customerService';
import { useParams } from 'react-router';

/** /a/cs/bot/:kbBotId/ticket/:id */
export default function TicketRoute() {
  const { kbBotId = '', id = '' } = useParams();
  const list = `/a/cs/bot/${kbBotId}`;
  return (
    <TicketDeskPage
      key={kbBotId}
      kbBotId={kbBotId}
      csTicketId={id}
      backHref={list}
      hrefOf={(ticket) => `${list}/ticket/${ticket.id}`}
    />
  );
}
