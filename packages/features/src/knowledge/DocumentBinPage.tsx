import { constants, documentBin, documents, type BinnedDocument } from '@tinystar/contract';
import { RecycleBin, useBinPlace, type BinRow } from '../shared/bin/index.ts';
import { useCall } from '../shared/calls/index.ts';
import { binWords } from './binWords.ts';
import { formatSize } from './format.ts';
import { LibraryViews } from './LibraryViews.tsx';

const rowOf = ({ size, ...row }: BinnedDocument): BinRow => ({ ...row, detail: formatSize(size) });

/** Deleted documents of one assistant. */
export function DocumentBinPage({ assistantId: kbBotId }: { assistantId: string }) {
  const place = useBinPlace();
  const wanted = { kbBotId, ...place.search };
  const paging = { page: place.page, size: constants.PAGE_SIZE };
  const list = useCall(documentBin.page, { ...wanted, ...paging }, { keepPrevious: true });
  return (
    <RecycleBin
      words={binWords}
      place={place}
      list={list}
      rowOf={rowOf}
      read={(api, other) => api(documentBin.page, { ...wanted, ...other })}
      restore={(api, ids) => api(documentBin.restore, { kbBotId, ids })}
      purge={(api, ids) => api(documentBin.purge, { kbBotId, ...(ids && { ids }) })}
      touches={[documentBin.page, documents.list]}
      switcher={<LibraryViews view="bin" onView={place.leave} />}
    />
  );
}
