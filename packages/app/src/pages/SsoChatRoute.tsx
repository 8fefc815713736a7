import { SsoPage } from '@tinystar/features/sso';
import { lazy, Suspense } from 'react';
import { usePublicParams } from '../front/params.ts';
import { useToken } from '../session/useToken.ts';

const PublicChatRoute = lazy(() => import('./PublicChatRoute.tsx'));

/** /sso/b/:publicId */
export default function SsoChatRoute() {
  const { publicId = '' } = usePublicParams();
  return (
    <SsoPage key={publicId} publicId={publicId} loggedIn={useToken() !== null} onLeave={(url) => location.replace(url)}>
      <Suspense fallback={null}>
        <PublicChatRoute />
      </Suspense>
    </SsoPage>
  );
}
