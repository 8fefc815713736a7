import { useParams } from 'react-router';
import { UsedChat } from './UsedChat.tsx';

/** /a/chat/bot/:kbBotId/:type */
export default function ChatRoute() {
  const { kbBotId = '' } = useParams();
  return <UsedChat of={{ kbBotId }} />;
}
