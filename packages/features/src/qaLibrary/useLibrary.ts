import { constants, qaPairs } from '@tinystar/contract';
import { useCall, useChange } from '../shared/calls/index.ts';

export interface LibraryFilter {
  keyword: string;
  view: 'library' | 'bin';
  page: number;
}

/** One page of an assistant's pairs. */
export const usePairs = (kbBotId: string, { keyword, view, page }: LibraryFilter) =>
  useCall(
    qaPairs.page,
    {
      kbBotId,
      page,
      size: constants.PAGE_SIZE,
      ...(keyword && { keyword }),
      ...(view === 'bin' && { deleted: 'yes' as const }),
    },
    { keepPrevious: true },
  );

/** Calls that move pairs into the recycle bin and back. */
export const usePairMoves = (kbBotId: string) => {
  const touches = [qaPairs.page];
  const remove = useChange(
    async (api, ids: string[]) => {
      if (ids.length === 1) await api(qaPairs.remove, { kbBotId, qaPairId: ids[0]! });
      else await api(qaPairs.bulkRemove, { kbBotId, qaPairIds: ids });
    },
    { touches },
  );
  const restore = useChange(async (api, ids: string[]) => api(qaPairs.restore, { kbBotId, qaPairIds: ids }), {
    touches,
  });
  return { remove, restore };
};
