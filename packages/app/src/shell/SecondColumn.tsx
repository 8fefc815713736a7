import type { Conversation } from '@tinystar/contract';
import { useSession } from '@tinystar/features/shared';
import { ConversationFrame, Conversations } from '@tinystar/features/shell';
import type { ReactNode } from 'react';
import { generatePath, useLocation } from 'react-router';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { publicChatPath } from '../front/publicChatPath.ts';
import type { Route } from '../routes/route.ts';

/** The second column over the route list: in enterprise identity only (C-16, SHELL-08). */
export default function SecondColumn({ route, children }: { route: Route; children: ReactNode }) {
  const { pathname } = useLocation();
  const { tenant } = useSession();
  const routes = useOpenRoutes();
  const pathOf = (wanted: string) => routes.find(({ name }) => name === wanted)?.path;
  const chat = pathOf('adminKbBotChat');
  // Somebody else's assistant has its chat on the public page.
  const hrefOf = ({ id, type, own, publicId }: Conversation) =>
    own && chat ? generatePath(chat, { kbBotId: id, type }) : publicChatPath(publicId);
  const column = (place: 'beside' | 'drawer') => (
    <Conversations current={pathname} place={place} squareHref={pathOf('adminKbBotSquare')} hrefOf={hrefOf} />
  );
  return (
    <ConversationFrame current={pathname} flush={route.name === 'adminKbBotChat'} column={tenant ? column : undefined}>
      {children}
    </ConversationFrame>
  );
}
