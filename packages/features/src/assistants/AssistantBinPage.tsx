import { assistantBin, assistants, constants, type BinnedAssistant } from '@tinystar/contract';
import { PageHeader, Stack } from '@tinystar/ui';
import { binCopy, RecycleBinView, useBinMoves, type BinRow } from '../shared/bin/index.ts';
import { useCall, useChange } from '../shared/calls/index.ts';
import { inParts } from '../shared/inParts.ts';
import { remoteOf, type Remote } from '../shared/remote.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { useSelectAll } from '../shared/useSelectAll.ts';
import { binWords } from './binWords.ts';
import { copy } from './copy.ts';

/** Assistants of one call. */
const BATCH = 100;

const rowOf = ({ documentCount, ...row }: BinnedAssistant): BinRow => ({
  ...row,
  detail: copy.list.documents(documentCount),
});

/** Deleted assistants of the identity. Search and page live in the address. */
export default function AssistantBinPage({ onBack }: { onBack: () => void }) {
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const page = Number(query.get('page')) || 1;
  const wanted = keyword ? { keyword } : {};
  const list = useCall(assistantBin.page, { ...wanted, page, size: constants.PAGE_SIZE }, { keepPrevious: true });
  const touches = [assistantBin.page, assistants.page, assistants.removals];
  const restore = useChange(
    async (api, ids: string[]) => {
      await inParts(ids, BATCH, (some) => api(assistantBin.restore, { ids: some }));
      // Assistants may have the same name.
      return { renamed: [] };
    },
    { touches },
  );
  const purge = useChange(
    async (api, ids: string[] | undefined) => {
      if (ids) await inParts(ids, BATCH, (some) => api(assistantBin.purge, { ids: some }));
      else await api(assistantBin.purge, {});
    },
    { touches },
  );
  const moves = useBinMoves({ data: list.data, words: binWords, restore, purge });
  const all = useSelectAll({
    data: list.data,
    filter: keyword,
    chosen: moves.selected.size,
    read: (api, paging) => api(assistantBin.page, { ...wanted, ...paging }),
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
    <Stack gap={24}>
      <PageHeader title={binCopy.title} onBack={onBack} />
      <RecycleBinView
        items={items}
        words={binWords}
        keyword={keyword}
        page={page}
        selected={moves.selected}
        all={all}
        onSelect={moves.select}
        onSearch={(text) => show({ keyword: text, page: 1 })}
        onPage={(next) => show({ keyword, page: next })}
        onRefresh={() => void list.refetch()}
        onRestore={moves.takeBack}
        onPurge={moves.askPurge}
        onClear={moves.askClear}
      />
      {moves.question}
    </Stack>
  );
}
