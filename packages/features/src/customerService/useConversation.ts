import { conversations, csMessage, csTicket, me, using, type CsConversation } from '@tinystar/contract';
import { useEffect, useRef } from 'react';
import { useCall, useChange, useSetCall, useTouch } from '../shared/calls/index.ts';

/** Milliseconds after which an open conversation asks for what is new. */
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
  const named = { kbBotId, ...(csTicketId ? { csTicketId } : {}) };
  const conversation = useCall(csMessage.list, named, { poll: REFRESH, merge: joined });
  const put = useSetCall(csMessage.list, named);
  const first = conversation.data?.rows[0]?.timestamp;
  const older = useChange(csMessage.older, {
    touches: [],
    onSuccess: ({ rows, more }) => put((known) => known && { ...known, rows: [...rows, ...known.rows], more }),
  });
  // The other side may end it: then it leaves the list of open ones.
  const status = conversation.data?.ticket?.status;
  const touch = useTouch();
  const seen = useRef(status);
  useEffect(() => {
    if (seen.current === 'open' && status === 'closed') void touch(csTicket.page, csTicket.served);
    seen.current = status;
  }, [status, touch]);
  return {
    conversation,
    older: {
      failed: older.isError,
      loading: older.isPending,
      load: () => {
        if (conversation.data?.more && first !== undefined && !older.isPending)
          older.mutate({ ...named, timestamp: first });
      },
    },
  };
};

/** Calls that count unread messages or list them. */
const unread = [me.unread, csMessage.unread, conversations.list, using.page];
/** What changes when a message is written or a ticket ends; with the first question the assistant is one talked to. */
const touches = [...unread, csMessage.list, csTicket.page, csTicket.served];

/** Writing and ending, as one of the two sides. */
export const useConversationActions = (side: 'user' | 'agent') => {
  const send = useChange(
    async (api, { kbBotId, csTicketId, text }: Named & { text: string }) => {
      const draft = { kbBotId, content: { text } };
      if (side === 'user') await api(csMessage.createAsUser, { ...draft, ...(csTicketId ? { csTicketId } : {}) });
      else await api(csMessage.createAsAgent, { ...draft, csTicketId: csTicketId ?? '' });
    },
    { touches },
  );
  const end = useChange(side === 'user' ? csTicket.closeByUser : csTicket.closeByAgent, { touches });
  return { send, end };
};

/** Marks a ticket read when it is opened and whenever something new has come while it is looked at (CS-08). */
export const useReadMark = (
  side: 'user' | 'agent',
  ticket: { id: string; kbBotId: string } | null | undefined,
  lastId: string | undefined,
) => {
  // A mark that fails is made again with the next message.
  const { mutate } = useChange(side === 'user' ? csTicket.readByUser : csTicket.readByAgent, {
    touches: [...unread, csTicket.page],
  });
  const { id, kbBotId } = ticket ?? {};
  useEffect(() => {
    if (id === undefined || kbBotId === undefined || lastId === undefined) return;
    mutate({ id, kbBotId });
  }, [mutate, id, kbBotId, lastId]);
};
