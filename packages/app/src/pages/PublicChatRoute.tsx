import { PublicChatPage } from '@tinystar/features/chat';
import { useParams } from 'react-router';

/** /b/:publicId and /bot/:publicId */
export default function PublicChatRoute() {
  const { publicId = '' } = useParams();
  return <PublicChatPage key={publicId} publicId={publicId} />;
}
