import { PublicChatPage } from '@tinystar/features/chat';
import { lazy, Suspense } from 'react';
import { GoTo } from '../front/GoTo.tsx';
import { useAddress } from '../front/location.ts';
import { usePublicParams } from '../front/params.ts';
import { useToken } from '../session/useToken.ts';

/** Ids that are names of pages (C-09): while such a page is not built its address is unknown. */
const RESERVED = 'square';

// Visitors, for whom the page is light, never see it.
const ChatWithColumn = lazy(() => import('./ChatWithColumn.tsx'));

/** /b/:publicId and /bot/:publicId; the latter with the list of one's assistants for whoever is logged in (SHELL-21). */
export default function PublicChatRoute() {
  const { publicId = '' } = usePublicParams();
  const token = useToken();
  const [path = ''] = useAddress().split('?');
  if (publicId === RESERVED) return <GoTo path="/404" />;
  if (token === null || !path.startsWith('/bot/')) return <PublicChatPage key={publicId} publicId={publicId} />;
  return (
    <Suspense fallback={null}>
      <ChatWithColumn publicId={publicId} path={path} token={token} />
    </Suspense>
  );
}
