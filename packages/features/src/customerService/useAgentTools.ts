import { csMessage, csPhrase, CsPhrase, csTicket } from '@tinystar/contract';
import { useCall, useChange } from '../shared/calls/index.ts';
import { runCall } from '../shared/calls/runCall.ts';
import { useVersionedSave } from '../shared/conflict/index.ts';
import { useApi } from '../shared/session.ts';
import { deskCopy } from './deskCopy.ts';

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
    remove: useChange(csPhrase.remove, { touches }),
  };
};

type Words = Pick<CsPhrase, 'title' | 'text'>;

/** Saves another wording of one of them: the one that is being written. */
export const useSavePhrase = (
  kbBotId: string,
  { id, shared = false }: Partial<Pick<CsPhrase, 'id' | 'shared'>>,
  ends: { onSaved: () => void; onTheirs: () => void },
) => {
  const api = useApi();
  const { name, words, asNew } = deskCopy.phrases;
  return useVersionedSave<Words>({
    ...ends,
    touches: [csPhrase.page],
    fields: { title: { label: name, show: (text) => text }, text: { label: words, show: (text) => text } },
    shows: true,
    anew: { label: asNew, make: (values) => runCall(api, csPhrase.create, { kbBotId, shared, ...values }) },
    send: ({ values, version }) => runCall(api, csPhrase.update, { kbBotId, id: id ?? '', ...values, version }),
    read(current) {
      const now = CsPhrase.safeParse(current);
      if (!now.success) return undefined;
      const { updatedAt, title, text } = now.data;
      return { version: updatedAt, values: { title, text } };
    },
  });
};
