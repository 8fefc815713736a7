import { AskPage } from '@tinystar/features/customerService';
import { useParams } from 'react-router';

/** /a/chat/bot/:kbBotId/:type/cs */
export default function AskRoute() {
  const { kbBotId = '', type = '' } = useParams();
  return <AskPage key={kbBotId} kbBotId={kbBotId} backHref={`/a/chat/bot/${kbBotId}/${type}`} />;
}
