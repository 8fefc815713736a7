import { constants, qaPairs } from '@tinystar/contract';
import { inParts } from '../shared/inParts.ts';
import { useCall, useChange } from '../shared/calls/index.ts';

export interface LibraryFilter {
  keyword: string;
  view: 'library' | 'bin';
  page: number;
}

/** What a filter asks for. */
export const wantedPairs = (kbBotId: string, { keyword, view }: LibraryFilter) => ({
  kbBotId,
  ...(keyword && { keyword }),
  ...(view === 'bin' && { deleted: 'yes' as const }),
});

/** One page of an assistant's pairs. */
export const usePairs = (kbBotId: string, filter: LibraryFilter) =>
  useCall(
    qaPairs.page,
    { ...wantedPairs(kbBotId, filter), page: filter.page, size: constants.PAGE_SIZE },
    { keepPrevious: true },
  );

/** Most pairs of one call. */
const BATCH = 1_000;

/** Calls that move pairs into the recycle bin and back. */
export const usePairMoves = (kbBotId: string) => {
  const touches = [qaPairs.page];
  const remove = useChange(
    async (api, ids: string[]) => {
      if (ids.length === 1) await api(qaPairs.remove, { kbBotId, qaPairId: ids[0]! });
      else await inParts(ids, BATCH, (qaPairIds) => api(qaPairs.bulkRemove, { kbBotId, qaPairIds }));
    },
    { touches },
  );
  const restore = useChange(
    (api, ids: string[]) => inParts(ids, BATCH, (qaPairIds) => api(qaPairs.restore, { kbBotId, qaPairIds })),
    { touches },
  );
  return { remove, restore };
};
