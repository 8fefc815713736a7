import { TicketListPage } from '@tinystar/features/customerService';
import { useParams } from 'react-router';

/** /a/cs/bot/:kbBotId */
export default function TicketListRoute() {
  const { kbBotId = '' } = useParams();
  return (
    <TicketListPage
      key={kbBotId}
      kbBotId={kbBotId}
      deskHref="/a/cs/center"
      hrefOf={({ id }) => `/a/cs/bot/${kbBotId}/ticket/${id}`}
    />
  );
}
