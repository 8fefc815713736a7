import type { QaPair } from '@tinystar/contract';
import {
  Button,
  FilterBar,
  IconButton,
  Inline,
  Pagination,
  SearchInput,
  SegmentedControl,
  SelectionBar,
  Stack,
  Text,
  type SelectionAll,
} from '@tinystar/ui';
import { Plus, RefreshCw, RotateCw, Trash } from '@tinystar/ui/icons';
import type { ReactNode } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { PairTable, type PairTableProps } from './PairTable.tsx';
import * as css from './QaLibraryView.css.ts';
import type { LibraryFilter } from './useLibrary.ts';

export interface QaLibraryViewProps extends Omit<PairTableProps, 'pairs' | 'onClearSearch'> {
  pairs: Remote<{ rows: QaPair[]; count: number }>;
  /** Further tools, after the button that writes a new pair. */
  tools?: ReactNode;
  onFilter: (change: Partial<LibraryFilter>) => void;
  onRefresh: () => void;
  onRemoveSelected: () => void;
  onRestoreSelected: () => void;
  /** Chooses what matches on all pages. */
  all?: SelectionAll | undefined;
}

const views = (['library', 'bin'] as const).map((value) => ({ value, label: copy.views[value] }));

/** The Q&A library: search, tools, table, pages; and the recycle bin in its place. */
export function QaLibraryView(props: QaLibraryViewProps) {
  const { pairs, filter, tools, selected, onSelect, onFilter, onRefresh, onCreate } = props;
  if (pairs.kind === 'failed' || pairs.kind === 'missing')
    return <FailedResult title={copy.failed} of={pairs} onRetry={onRefresh} />;
  const data = pairs.kind === 'ready' ? pairs.data : undefined;
  const bin = filter.view === 'bin';
  return (
    <Stack gap={16}>
      <FilterBar
        search={
          <SearchInput
            label={copy.search}
            placeholder={copy.search}
            value={filter.keyword}
            onChange={(keyword) => onFilter({ keyword, page: 1 })}
          />
        }
        end={<IconButton icon={RefreshCw} label={copy.refresh} onPress={onRefresh} />}
      >
        <SegmentedControl
          label={copy.views.label}
          options={views}
          value={filter.view}
          onChange={(view) => onFilter({ view, page: 1 })}
        />
      </FilterBar>
      {bin ? null : (
        <Inline wrap>
          <Button tone="accent" emphasis="solid" icon={Plus} onPress={onCreate}>
            {props.begun ? copy.goOn : copy.create}
          </Button>
          {tools}
        </Inline>
      )}
      <PairTable {...props} pairs={data?.rows} onClearSearch={() => onFilter({ keyword: '', page: 1 })} />
      {data && data.count > 0 ? (
        <Inline justify="between" wrap>
          <Text tone="secondary">{bin ? copy.binTotal(data.count) : copy.total(data.count)}</Text>
          {data.count > data.rows.length ? (
            <Pagination total={data.count} page={filter.page} onChange={(page) => onFilter({ page })} />
          ) : null}
        </Inline>
      ) : null}
      {selected.size > 0 ? (
        <div className={css.floating}>
          <SelectionBar count={selected.size} all={props.all} onClear={() => onSelect(new Set())}>
            {bin ? (
              <Button tone="accent" emphasis="quiet" icon={RotateCw} onPress={props.onRestoreSelected}>
                {copy.restore}
              </Button>
            ) : (
              <Button tone="danger" emphasis="quiet" icon={Trash} onPress={props.onRemoveSelected}>
                {copy.remove}
              </Button>
            )}
          </SelectionBar>
        </div>
      ) : null}
    </Stack>
  );
}
