import { ConversationFrame, Conversations } from '@tinystar/features/shell';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { chatPath, repliesPath } from '../front/chatPath.ts';
import type { Route } from '../routes/route.ts';

/**
 * The second column over the route list. The personal identity has it too: its list belongs inside the chat layout
 * (C-16), which looks the same (SHELL-08).
 */
export default function SecondColumn({ route, children }: { route: Route; children: ReactNode }) {
  const { pathname } = useLocation();
  const square = useOpenRoutes().find(({ name }) => name === 'adminKbBotSquare')?.path;
  return (
    <ConversationFrame
      current={pathname}
      flush={route.name === 'adminKbBotChat'}
      // On small screens the square holds the list itself.
      opener={route.name !== 'adminKbBotSquare'}
      column={(place) => (
        <Conversations
          current={pathname}
          place={place}
          squareHref={pathname === square ? undefined : square}
          hrefOf={chatPath}
          repliesHrefOf={repliesPath}
        />
      )}
    >
      {children}
    </ConversationFrame>
  );
}
