import { constants, documentBin, documents, type BinnedDocument } from '@tinystar/contract';
import { RecycleBinView, useBinMoves, type BinRow } from '../shared/bin/index.ts';
import { useCall, useChange } from '../shared/calls/index.ts';
import { inParts } from '../shared/inParts.ts';
import { remoteOf, type Remote } from '../shared/remote.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { useSelectAll } from '../shared/useSelectAll.ts';
import { binWords } from './binWords.ts';
import { formatSize } from './format.ts';
import { LibraryViews } from './LibraryViews.tsx';

/** Documents of one call. */
const BATCH = 100;

const rowOf = ({ size, ...row }: BinnedDocument): BinRow => ({ ...row, detail: formatSize(size) });

/** Deleted documents of one assistant. Search and page live in the address. */
export function DocumentBinPage({ assistantId: kbBotId }: { assistantId: string }) {
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const page = Number(query.get('page')) || 1;
  const wanted = { kbBotId, ...(keyword && { keyword }) };
  const list = useCall(documentBin.page, { ...wanted, page, size: constants.PAGE_SIZE }, { keepPrevious: true });
  const touches = [documentBin.page, documents.list];
  const restore = useChange(
    async (api, ids: string[]) => {
      const renamed: string[] = [];
      await inParts(ids, BATCH, async (some) => {
        renamed.push(...(await api(documentBin.restore, { kbBotId, ids: some })).renamed);
      });
      return { renamed };
    },
    { touches },
  );
  const purge = useChange(
    async (api, ids: string[] | undefined) => {
      if (ids) await inParts(ids, BATCH, (some) => api(documentBin.purge, { kbBotId, ids: some }));
      else await api(documentBin.purge, { kbBotId });
    },
    { touches },
  );
  const moves = useBinMoves({ data: list.data, words: binWords, restore, purge });
  const all = useSelectAll({
    data: list.data,
    filter: keyword,
    chosen: moves.selected.size,
    read: (api, paging) => api(documentBin.page, { ...wanted, ...paging }),
    onSelect: moves.selectRows,
  });
  const show = (next: { keyword: string; page: number }) =>
    setQuery(
      Object.entries({ view: 'bin', keyword: next.keyword, page: next.page > 1 ? String(next.page) : '' }).filter(
        ([, value]) => value,
      ),
      { replace: true },
    );
  const remote = remoteOf(list);
  const items: Remote<{ rows: BinRow[]; count: number; days: number }> =
    remote.kind === 'ready' ? { kind: 'ready', data: { ...remote.data, rows: remote.data.rows.map(rowOf) } } : remote;
  return (
    <>
      <RecycleBinView
        items={items}
        words={binWords}
        keyword={keyword}
        page={page}
        selected={moves.selected}
        all={all}
        switcher={<LibraryViews view="bin" onView={() => setQuery([], { replace: true })} />}
        onSelect={moves.select}
        onSearch={(text) => show({ keyword: text, page: 1 })}
        onPage={(next) => show({ keyword, page: next })}
        onRefresh={() => void list.refetch()}
        onRestore={moves.takeBack}
        onPurge={moves.askPurge}
        onClear={moves.askClear}
      />
      {moves.question}
    </>
  );
}
