import { csMessage, csTicket, type CsConversation } from '@tinystar/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../shared/session.ts';

/** How often an open conversation asks for what is new. */
const REFRESH = 10_000;

export interface Named {
  kbBotId: string;
  /** Left out, it is the caller's own conversation about the assistant. */
  csTicketId?: string | undefined;
}

/** What was known with what came: messages that left the latest page stay, unless there is a gap between. */
const joined = (known: CsConversation | undefined, fresh: CsConversation): CsConversation => {
  const ids = new Set(fresh.rows.map(({ id }) => id));
  if (!known || (fresh.rows.length > 0 && !known.rows.some(({ id }) => ids.has(id)))) return fresh;
  const past = known.rows.filter(({ id }) => !ids.has(id));
  return { ...fresh, rows: [...past, ...fresh.rows], more: past.length > 0 ? known.more : fresh.more };
};

/** A conversation: its end, kept fresh, and what stands before it, on demand (CS-07). */
export const useConversation = ({ kbBotId, csTicketId }: Named) => {
  const api = useApi();
  const queries = useQueryClient();
  const named = { kbBotId, ...(csTicketId ? { csTicketId } : {}) };
  const key = ['cs', 'conversation', kbBotId, csTicketId ?? ''];
  const conversation = useQuery({
    queryKey: key,
    refetchInterval: REFRESH,
    queryFn: async () => {
      const fresh = await api(csMessage.list, named);
      return joined(queries.getQueryData<CsConversation>(key), fresh);
    },
  });
  const first = conversation.data?.rows[0]?.timestamp;
  const older = useMutation({
    mutationFn: (timestamp: number) => api(csMessage.older, { ...named, timestamp }),
    onSuccess: ({ rows, more }) =>
      queries.setQueryData<CsConversation>(key, (known) => known && { ...known, rows: [...rows, ...known.rows], more }),
  });
  return {
    conversation,
    older: {
      failed: older.isError,
      loading: older.isPending,
      load: () => {
        if (conversation.data?.more && first !== undefined && !older.isPending) older.mutate(first);
      },
    },
  };
};

/** Writing, reading and ending, as one of the two sides. */
export const useConversationActions = (side: 'user' | 'agent', onChanged: () => void) => {
  const api = useApi();
  const queries = useQueryClient();
  const changed = () => {
    onChanged();
    return queries.invalidateQueries({ queryKey: ['cs'], refetchType: 'active' });
  };
  const send = useMutation({
    mutationFn: async ({ kbBotId, csTicketId, text }: Named & { text: string }) => {
      const draft = { kbBotId, content: { text } };
      if (side === 'user') await api(csMessage.createAsUser, { ...draft, ...(csTicketId ? { csTicketId } : {}) });
      else await api(csMessage.createAsAgent, { ...draft, csTicketId: csTicketId ?? '' });
    },
    onSettled: changed,
  });
  const end = useMutation({
    mutationFn: (one: { id: string; kbBotId: string }) =>
      api(side === 'user' ? csTicket.closeByUser : csTicket.closeByAgent, one),
    onSettled: changed,
  });
  return { send, end };
};

/** Marks a ticket read when it is opened and whenever something new has come while it is looked at (CS-08). */
export const useReadMark = (
  side: 'user' | 'agent',
  ticket: { id: string; kbBotId: string } | null | undefined,
  lastId: string | undefined,
  onChanged: () => void,
) => {
  const api = useApi();
  const { id, kbBotId } = ticket ?? {};
  useEffect(() => {
    if (id === undefined || kbBotId === undefined || lastId === undefined) return;
    // A mark that fails is made again with the next message.
    void api(side === 'user' ? csTicket.readByUser : csTicket.readByAgent, { id, kbBotId }).then(
      onChanged,
      () => undefined,
    );
  }, [api, side, id, kbBotId, lastId, onChanged]);
};
