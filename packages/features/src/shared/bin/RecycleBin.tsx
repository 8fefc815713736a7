import type { UseQueryResult } from '@tanstack/react-query';
import type { Api, Endpoint } from '@tinystar/contract';
import type { ReactNode } from 'react';
import { useChange } from '../calls/index.ts';
import { inParts } from '../inParts.ts';
import { remoteOf, type Remote } from '../remote.ts';
import { useSelectAll } from '../useSelectAll.ts';
import type { BinRow } from './BinTable.tsx';
import { RecycleBinView, type RecycleBinViewProps } from './RecycleBinView.tsx';
import { useBinMoves } from './useBinMoves.tsx';
import type { useBinPlace } from './useBinPlace.ts';
import type { BinWords } from './words.ts';

/** Rows of one call. */
const BATCH = 100;

interface BinPart<Row> {
  rows: Row[];
  count: number;
  /** Days that what is deleted stays. */
  days: number;
}

export interface RecycleBinProps<Row> {
  words: BinWords;
  place: ReturnType<typeof useBinPlace>;
  /** The page that is shown. */
  list: UseQueryResult<BinPart<Row>>;
  rowOf: (row: Row) => BinRow;
  /** Any page of what is searched for. */
  read: (api: Api, paging: { page: number; size: number }) => Promise<BinPart<Row>>;
  /** Takes up to a hundred back, and tells the new names of those whose own was taken. */
  restore: (api: Api, ids: string[]) => Promise<{ renamed: string[] }>;
  /** Deletes up to a hundred for good; everything in the bin without ids. */
  purge: (api: Api, ids?: string[]) => Promise<unknown>;
  /** Calls whose answers change with what goes in or out. */
  touches: readonly Endpoint[];
  switcher?: ReactNode;
}

/** A recycle bin over its calls. */
export function RecycleBin<Row extends { id: string; name: string }>(props: RecycleBinProps<Row>) {
  const { words, place, list, rowOf, read, touches, switcher } = props;
  const { keyword, page, show } = place;
  const restore = useChange(
    async (api, ids: string[]) => {
      const renamed: string[] = [];
      await inParts(ids, BATCH, async (some) => renamed.push(...(await props.restore(api, some)).renamed));
      return { renamed };
    },
    { touches },
  );
  const purge = useChange(
    async (api, ids: string[] | undefined) => {
      if (ids) await inParts(ids, BATCH, (some) => props.purge(api, some));
      else await props.purge(api);
    },
    { touches },
  );
  const moves = useBinMoves({ data: list.data, words, restore, purge });
  const { data } = list;
  const all = useSelectAll({ data, filter: keyword, chosen: moves.selected.size, read, onSelect: moves.selectRows });
  const remote: Remote<BinPart<Row>> = remoteOf(list);
  const items: RecycleBinViewProps['items'] =
    remote.kind === 'ready' ? { kind: 'ready', data: { ...remote.data, rows: remote.data.rows.map(rowOf) } } : remote;
  return (
    <>
      <RecycleBinView
        items={items}
        words={words}
        keyword={keyword}
        page={page}
        selected={moves.selected}
        all={all}
        switcher={switcher}
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
