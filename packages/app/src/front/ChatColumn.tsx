import { conversations } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { ApiProvider, useTouch } from '@tinystar/features/shared';
import { ConversationDrawer, Conversations } from '@tinystar/features/shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { chatPath, isTrial, repliesPath } from './chatPath.ts';
import { publicChatPath, SQUARE } from './publicChatPath.ts';

export interface ChatColumnProps {
  token: string;
  /** Address of the chat shown. */
  current: string;
  /** On small screens the column is a drawer. */
  open: boolean;
  onClose: () => void;
  /** Number of answers that came while it is shown; each may change the list. */
  answered: number;
}

/** The assistants of whoever is logged in, beside a public chat. A refused call stays here: the chat needs no session. */
export default function ChatColumn({ token, current, open, onClose, answered }: ChatColumnProps) {
  const queries = useMemo(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }), []);
  const api = useMemo(() => createApi('personal', { token: () => token }), [token]);
  const column = (place: 'beside' | 'drawer') => (
    <Conversations
      current={current}
      place={place}
      backHref={ADMIN_ROOT}
      squareHref={current === SQUARE ? undefined : SQUARE}
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
    if (answered > 0) void touch(conversations.list);
  }, [touch, answered]);
  return null;
}
