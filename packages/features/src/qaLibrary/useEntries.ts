import { constants, qaEntries, qaPairs, type QaEntryType } from '@tinystar/contract';
import { useCall, useChange } from '../shared/calls/index.ts';

/** Which pair of which assistant. */
export interface PairPlace {
  kbBotId: string;
  qaPairId: string;
}

/** One page of a pair's wordings or answers. */
export const useEntries = (place: PairPlace, type: QaEntryType, page: number) =>
  useCall(qaEntries.page, { ...place, type, page, size: constants.PAGE_SIZE }, { keepPrevious: true });

/** Calls that change a pair's entries. */
export const useEntryChanges = ({ kbBotId }: PairPlace) => {
  const touches = [qaEntries.page, qaPairs.page];
  const remove = useChange(
    async (api, ids: string[]) => {
      if (ids.length === 1) await api(qaEntries.remove, { kbBotId, id: ids[0]! });
      else await api(qaEntries.bulkRemove, { kbBotId, ids });
    },
    { touches },
  );
  return {
    create: useChange(qaEntries.create, { touches }),
    update: useChange(qaEntries.update, { touches }),
    remove,
  };
};
