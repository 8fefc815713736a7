import { PublicChatPage } from '@tinystar/features/chat';
import { lazy, Suspense } from 'react';
import { goTo, useAddress } from '../front/location.ts';
import { usePublicParams } from '../front/params.ts';
import { SQUARE } from '../front/publicChatPath.ts';
import { loginPath } from '../session/redirect.ts';
import { useToken } from '../session/useToken.ts';
import { pageCopy } from './copy.ts';
import { shoppePath } from './shoppePaths.ts';

// Visitors, for whom the page is light, never load these.
const PersonChat = lazy(() => import('./PersonChat.tsx'));
// Before it is there the chat is whole.
const ShoppeCover = lazy(() => import('./ShoppeCover.tsx'));

/** /shoppe/bot/:publicId: the chat of a showcase, with its cover there and the way back to it; from nowhere it leads to the square. */
export default function ShoppeChatRoute() {
  const { publicId = '' } = usePublicParams();
  const token = useToken();
  const address = useAddress();
  const [path = '', query] = address.split('?');
  const from = new URLSearchParams(query).get('from');
  // In the page of somebody else there is nothing to go back to.
  const alone = window.parent === window;
  const back = alone
    ? {
        label: from ? pageCopy.backToShoppe : pageCopy.toSquare,
        onPress: () => goTo(from ? shoppePath(from) : SQUARE),
      }
    : undefined;
  const cover = from ? (
    <Suspense fallback={null}>
      <ShoppeCover shoppeId={from} publicId={publicId} />
    </Suspense>
  ) : undefined;
  if (token === null) {
    return (
      <PublicChatPage
        key={publicId}
        publicId={publicId}
        back={back}
        cover={cover}
        loginHref={alone ? loginPath(address) : undefined}
      />
    );
  }
  return (
    <Suspense fallback={null}>
      <PersonChat publicId={publicId} path={path} token={token} back={back} cover={cover} />
    </Suspense>
  );
}
