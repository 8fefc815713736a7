import { constants, qaEntries, QaEntry, qaPairs, type QaEntryType } from '@tinystar/contract';
import { useCall, useChange } from '../shared/calls/index.ts';
import { runCall } from '../shared/calls/runCall.ts';
import { useVersionedSave } from '../shared/conflict/index.ts';
import { useApi } from '../shared/session.ts';
import { copy } from './copy.ts';

/** Which pair of which assistant. */
export interface PairPlace {
  kbBotId: string;
  qaPairId: string;
}

/** One page of a pair's wordings or answers. */
export const useEntries = (place: PairPlace, type: QaEntryType, page: number) =>
  useCall(qaEntries.page, { ...place, type, page, size: constants.PAGE_SIZE }, { keepPrevious: true });

const touches = [qaEntries.page, qaPairs.page];

/** Calls that change a pair's entries. */
export const useEntryChanges = ({ kbBotId }: PairPlace) => {
  const remove = useChange(
    async (api, ids: string[]) => {
      if (ids.length === 1) await api(qaEntries.remove, { kbBotId, id: ids[0]! });
      else await api(qaEntries.bulkRemove, { kbBotId, ids });
    },
    { touches },
  );
  return {
    create: useChange(qaEntries.create, { touches }),
    makeMain: useChange(qaEntries.update, { touches }),
    remove,
  };
};

type Text = Pick<QaEntry, 'content'>;

export const originOf = ({ updatedAt, content }: QaEntry) => ({ version: updatedAt, values: { content } });

export interface SaveEntryOptions {
  place: PairPlace;
  /** The one that is being written, as it stood when that began. */
  entry: QaEntry | undefined;
  onSaved: () => void;
  onTheirs: () => void;
}

/** Saves another text of an entry. */
export const useSaveEntry = ({ place, entry, ...ends }: SaveEntryOptions) => {
  const api = useApi();
  const { kbBotId } = place;
  const type = entry?.type ?? 'q';
  return useVersionedSave<Text>({
    ...ends,
    touches,
    fields: { content: { label: copy.entry.content[type], show: (text) => text } },
    shows: true,
    anew: {
      label: copy.entry.asNew[type],
      make: ({ content }) => runCall(api, qaEntries.create, { ...place, type, content }),
    },
    bin: { label: copy.dialog.toBin, href: `/a/train/bot/${kbBotId}/knowledge/qa?view=bin` },
    send: ({ values, version }) => runCall(api, qaEntries.update, { kbBotId, id: entry?.id ?? '', ...values, version }),
    read(current) {
      const now = QaEntry.safeParse(current);
      return now.success ? originOf(now.data) : undefined;
    },
  });
};
