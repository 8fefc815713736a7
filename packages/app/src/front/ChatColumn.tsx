import { conversations, publicChat } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { ApiProvider, useTouch } from '@tinystar/features/shared';
import { ConversationDrawer, Conversations, VisitorConversations } from '@tinystar/features/shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { chatPath, isTrial, repliesPath } from './chatPath.ts';
import { publicChatPath, SQUARE } from './publicChatPath.ts';

export interface ChatColumnProps {
  /** Null of a visitor, who has what he talked to in this browser. */
  token: string | null;
  /** Address of the chat shown. */
  current: string;
  /** On small screens the column is a drawer. */
  open: boolean;
  onClose: () => void;
  /** Number of answers that came while it is shown; each may change the list. */
  answered: number;
}

/** The assistants that one has talked to, beside a public chat. A refused call stays here: the chat needs no session. */
export default function ChatColumn({ token, current, open, onClose, answered }: ChatColumnProps) {
  const queries = useMemo(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }), []);
  const api = useMemo(() => createApi('personal', { token: () => token }), [token]);
  const squareHref = current === SQUARE ? undefined : SQUARE;
  const column = (place: 'beside' | 'drawer') =>
    token === null ? (
      <VisitorConversations
        current={current}
        place={place}
        squareHref={squareHref}
        hrefOf={({ publicId }) => publicChatPath(publicId)}
      />
    ) : (
      <Conversations
        current={current}
        place={place}
        backHref={ADMIN_ROOT}
        squareHref={squareHref}
        repliesHrefOf={repliesPath}
        hrefOf={(row) => (isTrial(row) ? chatPath(row) : publicChatPath(row.publicId))}
      />
    );
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <Refresh answered={answered} />
        {column('beside')}
        <ConversationDrawer open={open} onClose={onClose}>
          {column('drawer')}
        </ConversationDrawer>
      </ApiProvider>
    </QueryClientProvider>
  );
}

/** Asks for the list anew after each answer. */
function Refresh({ answered }: { answered: number }) {
  const touch = useTouch();
  useEffect(() => {
    if (answered > 0) void touch(conversations.list, publicChat.conversations);
  }, [touch, answered]);
  return null;
}
