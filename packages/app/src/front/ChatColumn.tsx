import { createApi } from '@tinystar/contract/client';
import { ApiProvider } from '@tinystar/features/shared';
import { ConversationDrawer, Conversations } from '@tinystar/features/shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { publicChatPath } from './publicChatPath.ts';

export interface ChatColumnProps {
  token: string;
  /** Address of the chat shown. */
  current: string;
  /** On small screens the column is a drawer. */
  open: boolean;
  onClose: () => void;
}

/** The assistants of whoever is logged in, beside a public chat. A refused call stays here: the chat needs no session. */
export default function ChatColumn({ token, current, open, onClose }: ChatColumnProps) {
  const queries = useMemo(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }), []);
  const api = useMemo(() => createApi('personal', { token: () => token }), [token]);
  const column = (place: 'beside' | 'drawer') => (
    <Conversations current={current} place={place} hrefOf={({ publicId }) => publicChatPath(publicId)} />
  );
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        {column('beside')}
        <ConversationDrawer open={open} onClose={onClose}>
          {column('drawer')}
        </ConversationDrawer>
      </ApiProvider>
    </QueryClientProvider>
  );
}
