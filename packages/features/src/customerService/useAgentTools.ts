import { csMessage, csPhrase, csTicket } from '@tinystar/contract';
import { useCall, useChange } from '../shared/calls/index.ts';

/** Canned answers shown at once; more are found by their words. */
export const SHOWN_PHRASES = 50;

/** The other agents of an assistant. */
export const useColleagues = (kbBotId: string) => useCall(csTicket.colleagues, { kbBotId });

/** Passing a ticket on, asking what the assistant would answer, and settling a reply. */
export const useDeskChanges = () => ({
  transfer: useChange(csTicket.transfer, { touches: [csMessage.list, csTicket.page, csTicket.colleagues] }),
  /** Costs like an answer, so it is asked when it is wanted and never by itself. */
  suggest: useChange(csMessage.suggest, { touches: [] }),
  settle: useChange(csMessage.settle, { touches: [csMessage.list] }),
});

/** Canned answers that hold a keyword. */
export const usePhrases = (kbBotId: string, keyword: string) =>
  useCall(
    csPhrase.page,
    { kbBotId, ...(keyword ? { keyword } : {}), page: 1, size: SHOWN_PHRASES },
    { keepPrevious: true },
  );

/** Writing and deleting canned answers. */
export const usePhraseChanges = () => {
  const touches = [csPhrase.page];
  return {
    create: useChange(csPhrase.create, { touches }),
    update: useChange(csPhrase.update, { touches }),
    remove: useChange(csPhrase.remove, { touches }),
  };
};
