import { PublicChatPage } from '@tinystar/features/chat';
import { usePublicParams } from '../front/params.ts';

/** /b/:publicId and /bot/:publicId */
export default function PublicChatRoute() {
  const { publicId = '' } = usePublicParams();
  return <PublicChatPage key={publicId} publicId={publicId} />;
}
