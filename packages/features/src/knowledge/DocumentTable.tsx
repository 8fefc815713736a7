import { documents as calls, fileUrl, retryableStatuses, type Document } from '@tinystar/contract';
import { Button, Empty, IconButton, Inline, Menu, Table, type TableColumn } from '@tinystar/ui';
import { Clock, Download, Ellipsis, Pencil, RefreshCw, RotateCcw, RotateCw, Trash } from '@tinystar/ui/icons';
import { useMemo } from 'react';
import { usualTypes } from './acceptedTypes.ts';
import { copy } from './copy.ts';
import { DocumentNameCell } from './DocumentNameCell.tsx';
import { DocumentStatusTag } from './DocumentStatusTag.tsx';
import { formatSize, formatTime } from './format.ts';

export interface DocumentTableProps {
  /** Undefined while they load. */
  documents: readonly Document[] | undefined;
  filtered: boolean;
  /** Kinds of files that can be uploaded. @default pdf, doc and docx */
  types?: readonly string[] | undefined;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onOpen: (document: Document) => void;
  /** Changes what was read from it. */
  onEdit: (document: Document) => void;
  /** Goes to what was done to an earlier version and waits for a person. */
  onWaiting: (document: Document) => void;
  /** Goes to its versions. */
  onVersions: (document: Document) => void;
  onRetry: (document: Document) => void;
  /** Captures its web page again. */
  onRecapture: (document: Document) => void;
  /** Says how often that happens by itself. */
  onRhythm: (document: Document) => void;
  onRemove: (document: Document) => void;
  onUpload: () => void;
  onClearFilter: () => void;
}

const dash = (value: number | null) => (value === null ? '-' : value.toLocaleString('zh-CN'));

const columnsOf = (onWaiting: DocumentTableProps['onWaiting']): TableColumn<Document>[] => [
  {
    id: 'name',
    title: copy.columns.name,
    cell: (document) => <DocumentNameCell document={document} onWaiting={onWaiting} />,
  },
  { id: 'status', title: copy.columns.status, width: 8, cell: (document) => <DocumentStatusTag {...document} /> },
  { id: 'size', title: copy.columns.size, width: 4.5, align: 'end', cell: ({ size }) => formatSize(size) },
  { id: 'pages', title: copy.columns.pages, width: 3.5, align: 'end', cell: ({ pageCount }) => dash(pageCount) },
  { id: 'blocks', title: copy.columns.blocks, width: 4.5, align: 'end', cell: ({ blockCount }) => dash(blockCount) },
  {
    id: 'hits',
    title: copy.columns.hits,
    width: 3.5,
    align: 'end',
    cell: ({ hitCount }) => (hitCount === 0 ? '-' : dash(hitCount)),
  },
  { id: 'updated', title: copy.columns.updated, width: 7, cell: ({ updatedAt }) => formatTime(updatedAt) },
];

/** The files of an assistant with their live states. */
export function DocumentTable(props: DocumentTableProps) {
  const { documents, filtered, types = usualTypes, selected, onSelect, onWaiting, onUpload, onClearFilter } = props;
  const columns = useMemo(() => columnsOf(onWaiting), [onWaiting]);
  return (
    <Table
      caption={copy.table}
      columns={columns}
      rows={documents}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      selection={{ ids: selected, onChange: onSelect }}
      actions={(document) => <RowActions {...props} document={document} />}
      empty={
        filtered ? (
          <Empty
            kind="noMatch"
            title={copy.noMatch.title}
            action={<Button onPress={onClearFilter}>{copy.noMatch.action}</Button>}
          >
            {copy.noMatch.text}
          </Empty>
        ) : (
          <Empty
            kind="first"
            title={copy.first.title}
            action={
              <Button tone="accent" emphasis="soft" onPress={onUpload}>
                {copy.upload}
              </Button>
            }
          >
            {copy.first.text(types)}
          </Empty>
        )
      }
    />
  );
}

type RowProps = Pick<
  DocumentTableProps,
  'onOpen' | 'onEdit' | 'onVersions' | 'onRetry' | 'onRecapture' | 'onRhythm' | 'onRemove'
> & { document: Document };

function RowActions({ document, onOpen, onEdit, onVersions, onRetry, onRecapture, onRhythm, onRemove }: RowProps) {
  const { id, name, status, filePass } = document;
  const original = fileUrl(calls.sourceFile, { id, ...filePass });
  const retryable = retryableStatuses.includes(status);
  const hasUnread = status === 'trained' && (document.unreadPages ?? 0) > 0;
  return (
    <Inline justify="end" gap={4}>
      {retryable ? (
        <Button tone="accent" emphasis="quiet" size="sm" onPress={() => onRetry(document)}>
          {copy.retry}
        </Button>
      ) : status === 'trained' ? (
        <Button tone="accent" emphasis="quiet" size="sm" onPress={() => onOpen(document)}>
          {copy.open}
        </Button>
      ) : (
        <Button tone="accent" emphasis="quiet" size="sm" href={original} external>
          {copy.original}
        </Button>
      )}
      <Menu
        trigger={<IconButton icon={Ellipsis} label={`${name}：${copy.more}`} size="sm" />}
        groups={[
          [
            ...(status === 'trained'
              ? [{ id: 'edit', label: copy.edit, icon: Pencil, onSelect: () => onEdit(document) }]
              : []),
            ...((document.versionCount ?? 0) > 1
              ? [{ id: 'versions', label: copy.versions, icon: RotateCcw, onSelect: () => onVersions(document) }]
              : []),
            {
              id: 'download',
              label: copy.download,
              icon: Download,
              onSelect: () => open(original, '_blank', 'noopener'),
            },
            ...(document.site && status === 'trained'
              ? [{ id: 'again', label: copy.site.again, icon: RefreshCw, onSelect: () => onRecapture(document) }]
              : []),
            ...(document.site
              ? [{ id: 'every', label: copy.site.every, icon: Clock, onSelect: () => onRhythm(document) }]
              : []),
            ...(retryable || hasUnread
              ? [
                  {
                    id: 'retry',
                    label: retryable ? copy.retry : copy.readOn,
                    icon: RotateCw,
                    onSelect: () => onRetry(document),
                  },
                ]
              : []),
          ],
          [
            {
              id: 'remove',
              label: copy.remove,
              icon: Trash,
              tone: 'danger' as const,
              onSelect: () => onRemove(document),
            },
          ],
        ]}
      />
    </Inline>
  );
}
