import { documentStatuses, retryableStatuses, type Document, type DocumentStatus } from '@tinystar/contract';
import {
  Button,
  FilterBar,
  IconButton,
  Inline,
  Pagination,
  SearchInput,
  Select,
  SelectionBar,
  Stack,
  Text,
  type SelectionAll,
} from '@tinystar/ui';
import { Globe, RefreshCw, RotateCw, Trash, Upload } from '@tinystar/ui/icons';
import { useEffect } from 'react';
import type { Remote } from '../shared/remote.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import { usualTypes } from './acceptedTypes.ts';
import { copy, statusLabels } from './copy.ts';
import * as css from './DocumentLibraryView.css.ts';
import { DocumentTable, type DocumentTableProps } from './DocumentTable.tsx';
import { LibraryViews } from './LibraryViews.tsx';
import type { DocumentFilter } from './useDocuments.ts';

export interface DocumentLibraryViewProps extends Omit<DocumentTableProps, 'documents' | 'filtered' | 'onClearFilter'> {
  documents: Remote<{ rows: Document[]; count: number; blockCount: number; types?: string[] | undefined }>;
  filter: DocumentFilter;
  /** 正在上传 2/5 while the drawer is closed. */
  uploading?: string | undefined;
  onFilter: (change: Partial<DocumentFilter>) => void;
  onCapture: () => void;
  /** Shows the recycle bin in its place. */
  onBin: () => void;
  onRefresh: () => void;
  onRemoveSelected: () => void;
  /** Chooses what matches on all pages. */
  all?: SelectionAll | undefined;
}

const anyStatus = 'any';
const statusOptions = [
  { value: anyStatus, label: copy.anyStatus },
  ...documentStatuses.map((value) => ({ value, label: statusLabels[value] })),
];

/** The document library: filter, tools, table, pages. */
export function DocumentLibraryView(props: DocumentLibraryViewProps) {
  const {
    documents,
    filter,
    uploading,
    selected,
    onSelect,
    onFilter,
    onUpload,
    onCapture,
    onRefresh,
    onRemoveSelected,
  } = props;
  const choosing = selected.size > 0;
  useEffect(() => {
    if (!choosing) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onSelect(new Set());
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [choosing, onSelect]);
  const filtered = filter.keyword !== '' || filter.status !== undefined;
  if (documents.kind === 'failed' || documents.kind === 'missing') {
    return <FailedResult title={copy.failed} of={documents} onRetry={onRefresh} />;
  }
  const data = documents.kind === 'ready' ? documents.data : undefined;
  const failed = (data?.rows ?? []).filter(({ id, status }) => selected.has(id) && retryableStatuses.includes(status));
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
        <Select
          label={copy.status}
          options={statusOptions}
          value={filter.status ?? anyStatus}
          onChange={(value) =>
            onFilter({ status: value === anyStatus ? undefined : (value as DocumentStatus), page: 1 })
          }
        />
        <LibraryViews view="library" onView={props.onBin} />
      </FilterBar>
      <Inline wrap>
        <Button tone="accent" emphasis="solid" icon={Upload} onPress={onUpload}>
          {uploading ?? copy.upload}
        </Button>
        <Button icon={Globe} onPress={onCapture}>
          {copy.capture}
        </Button>
        <span className={css.dropHint}>
          <Text size="caption" tone="tertiary">
            {copy.dropHint(data?.types ?? usualTypes)}
          </Text>
        </span>
      </Inline>
      <DocumentTable
        {...props}
        documents={data?.rows}
        types={data?.types}
        filtered={filtered}
        onClearFilter={() => onFilter({ keyword: '', status: undefined, page: 1 })}
      />
      {data && data.count > 0 ? (
        <Inline justify="between" wrap>
          <Text tone="secondary">{copy.total(data.count, data.blockCount)}</Text>
          {data.count > data.rows.length ? (
            <Pagination total={data.count} page={filter.page} onChange={(page) => onFilter({ page })} />
          ) : null}
        </Inline>
      ) : null}
      {choosing ? (
        <div className={css.floating}>
          <SelectionBar count={selected.size} all={props.all} onClear={() => onSelect(new Set())}>
            {failed.length > 0 ? (
              <Button emphasis="quiet" icon={RotateCw} onPress={() => failed.forEach(props.onRetry)}>
                {copy.retry}
              </Button>
            ) : null}
            <Button tone="danger" emphasis="quiet" icon={Trash} onPress={onRemoveSelected}>
              {copy.remove}
            </Button>
          </SelectionBar>
        </div>
      ) : null}
    </Stack>
  );
}
