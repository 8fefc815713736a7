import { useCallback, useMemo, useState } from 'react';
import { useOwner } from '../shared/session.ts';
import { storage } from '../shared/storage.ts';

/** What was typed in conversations with people and not sent, by conversation; neither a reload nor a log-in loses it. */
export const useReplies = () => {
  const owner = useOwner();
  const kept = useMemo(() => storage.of(owner), [owner]);
  // Whoever lists conversations shows where something waits: it is looked at again when that begins or ends.
  const [, setHeld] = useState(0);
  const read = useCallback((about: string) => kept.read('typed', about), [kept]);
  const write = useCallback(
    (about: string, text: string) => {
      const held = kept.read('typed', about) !== '';
      const next = text.trim() === '' ? '' : text;
      kept.write('typed', next, about);
      if (held !== (next !== '')) setHeld((count) => count + 1);
    },
    [kept],
  );
  const follow = useCallback(
    (about: string, told: (text: string) => void) => kept.follow('typed', about, told),
    [kept],
  );
  return { read, write, follow };
};

/** The conversation of a ticket, as its agents write in it. */
export const ofTicket = (csTicketId: string) => `ticket.${csTicketId}`;
/** The asker's own conversation about an assistant. */
export const ofAsker = (kbBotId: string) => `ask.${kbBotId}`;
