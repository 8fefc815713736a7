import { PublicChatPage } from '@tinystar/features/chat';
import { lazy, Suspense } from 'react';
import { GoTo } from '../front/GoTo.tsx';
import { useAddress } from '../front/location.ts';
import { usePublicParams } from '../front/params.ts';
import { loginPath } from '../session/redirect.ts';
import { useToken } from '../session/useToken.ts';

/** An id that is the name of a page (C-09): under /b/ it is unknown. */
const RESERVED = 'square';

// A visitor's chat that is given away as a link is light and loads none of these.
const VisitorChat = lazy(() => import('./VisitorChat.tsx'));
const PersonChat = lazy(() => import('./PersonChat.tsx'));
const EmbeddedChat = lazy(() => import('./EmbeddedChat.tsx'));
const SharedAnswer = lazy(() => import('./SharedAnswer.tsx'));

/**
 * /b/:publicId and /bot/:publicId. Visitors ask anonymously, whoever is logged in as himself; on /bot/ the list of what one has
 * talked to stands beside it (SHELL-21, CHAT-37).
 */
export default function PublicChatRoute() {
  const { publicId = '' } = usePublicParams();
  const token = useToken();
  const [path = '', query] = useAddress().split('?');
  if (publicId === RESERVED) return <GoTo path="/404" />;
  // A platform had no room for the whole answer.
  if (query?.startsWith('answer='))
    return (
      <Suspense fallback={null}>
        <SharedAnswer publicId={publicId} answer={query.slice(7)} />
      </Suspense>
    );
  // The widget of a website knows the website's user and nobody of ours (XSSD-04).
  if (query === 'embed' && window.parent !== window)
    return (
      <Suspense fallback={null}>
        <EmbeddedChat key={publicId} publicId={publicId} />
      </Suspense>
    );
  // A page inside another one has no log-in to lead to.
  const loginHref = window.parent === window ? loginPath(path) : undefined;
  if (token === null && path.startsWith('/bot/'))
    return (
      <Suspense fallback={null}>
        <VisitorChat publicId={publicId} path={path} loginHref={loginHref} />
      </Suspense>
    );
  if (token === null) return <PublicChatPage key={publicId} publicId={publicId} loginHref={loginHref} />;
  return (
    <Suspense fallback={null}>
      <PersonChat key={token} publicId={publicId} path={path} token={token} />
    </Suspense>
  );
}
