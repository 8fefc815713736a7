import {
  Button,
  FilterBar,
  IconButton,
  Inline,
  Pagination,
  SearchInput,
  SelectionBar,
  Stack,
  Text,
  type SelectionAll,
} from '@tinystar/ui';
import { RefreshCw, RotateCw, Trash } from '@tinystar/ui/icons';
import type { ReactNode } from 'react';
import { FailedResult } from '../FailedResult.tsx';
import type { Remote } from '../remote.ts';
import { BinTable, type BinRow } from './BinTable.tsx';
import * as css from './RecycleBinView.css.ts';
import { binCopy, type BinWords } from './words.ts';

export interface RecycleBinViewProps {
  items: Remote<{ rows: BinRow[]; count: number; days: number }>;
  words: BinWords;
  keyword: string;
  page: number;
  selected: ReadonlySet<string>;
  /** Leads back to what is not deleted. */
  switcher?: ReactNode;
  /** Chooses what matches on all pages. */
  all?: SelectionAll | undefined;
  onSelect: (ids: ReadonlySet<string>) => void;
  onSearch: (keyword: string) => void;
  onPage: (page: number) => void;
  onRefresh: () => void;
  onRestore: (ids: string[]) => void;
  onPurge: (ids: string[]) => void;
  /** Deletes everything in it for good. */
  onClear: () => void;
}

/** What was deleted, for how long it stays, and the two ways out: back, or gone for good. */
export function RecycleBinView(props: RecycleBinViewProps) {
  const { items, words, keyword, page, selected, switcher, onSelect, onSearch, onPage, onRefresh } = props;
  if (items.kind === 'failed' || items.kind === 'missing')
    return <FailedResult title={binCopy.failed} of={items} onRetry={onRefresh} />;
  const data = items.kind === 'ready' ? items.data : undefined;
  return (
    <Stack gap={16}>
      <FilterBar
        search={<SearchInput label={words.search} placeholder={words.search} value={keyword} onChange={onSearch} />}
        end={<IconButton icon={RefreshCw} label={binCopy.refresh} onPress={onRefresh} />}
      >
        {switcher}
      </FilterBar>
      {data && data.count > 0 ? (
        <Inline justify="between" wrap>
          <Text tone="secondary">{binCopy.total(data.count, words, data.days)}</Text>
          {keyword ? null : (
            <div className={css.clear}>
              <Button tone="danger" emphasis="quiet" icon={Trash} onPress={props.onClear}>
                {binCopy.clear}
              </Button>
            </div>
          )}
        </Inline>
      ) : null}
      <BinTable {...props} rows={data?.rows} days={data?.days} onClearSearch={() => onSearch('')} />
      {data && data.count > data.rows.length ? <Pagination total={data.count} page={page} onChange={onPage} /> : null}
      {selected.size > 0 ? (
        <div className={css.floating}>
          <SelectionBar count={selected.size} all={props.all} onClear={() => onSelect(new Set())}>
            <Button tone="accent" emphasis="quiet" icon={RotateCw} onPress={() => props.onRestore([...selected])}>
              {binCopy.restore}
            </Button>
            <Button tone="danger" emphasis="quiet" icon={Trash} onPress={() => props.onPurge([...selected])}>
              {binCopy.purge}
            </Button>
          </SelectionBar>
        </div>
      ) : null}
    </Stack>
  );
}
