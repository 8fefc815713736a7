import { Button, Empty, FileName, Inline, Table, type TableColumn } from '@tinystar/ui';
import { Trash } from '@tinystar/ui/icons';
import { momentText } from '../moment.ts';
import { binCopy, type BinWords } from './words.ts';

/** One deleted thing; times in ms since the epoch. */
export interface BinRow {
  id: string;
  name: string;
  /** How big it is: 18.4 MB, 12个文档. */
  detail: string;
  deletedAt: number;
  endsAt: number;
}

export interface BinTableProps {
  /** Undefined while they load. */
  rows: BinRow[] | undefined;
  days: number | undefined;
  words: BinWords;
  keyword: string;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onRestore: (ids: string[]) => void;
  onPurge: (ids: string[]) => void;
  onClearSearch: () => void;
}

const columnsOf = ({ detail }: BinWords): TableColumn<BinRow>[] => [
  { id: 'name', title: binCopy.columns.name, cell: ({ name }) => <FileName name={name} /> },
  { id: 'detail', title: detail, width: 6, align: 'end', cell: (row) => row.detail },
  {
    id: 'deleted',
    title: binCopy.columns.deleted,
    width: 8,
    cell: ({ deletedAt }) => momentText(deletedAt, Date.now()),
  },
  { id: 'left', title: binCopy.columns.left, width: 5, cell: ({ endsAt }) => binCopy.left(endsAt, Date.now()) },
];

/** The things in a recycle bin. */
export function BinTable(props: BinTableProps) {
  const { rows, words, selected, onSelect, onRestore, onPurge } = props;
  return (
    <Table
      caption={binCopy.title}
      columns={columnsOf(words)}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      selection={{ ids: selected, onChange: onSelect }}
      actions={({ id }) => (
        <Inline justify="end" gap={4}>
          <Button tone="accent" emphasis="quiet" size="sm" onPress={() => onRestore([id])}>
            {binCopy.restore}
          </Button>
          <Button tone="danger" emphasis="quiet" size="sm" onPress={() => onPurge([id])}>
            {binCopy.purge}
          </Button>
        </Inline>
      )}
      empty={<Nothing {...props} />}
    />
  );
}

function Nothing({ keyword, words, days = 0, onClearSearch }: BinTableProps) {
  if (keyword)
    return (
      <Empty
        kind="noMatch"
        title={binCopy.noMatch.title}
        action={<Button onPress={onClearSearch}>{binCopy.noMatch.action}</Button>}
      >
        {binCopy.noMatch.text}
      </Empty>
    );
  return (
    <Empty kind="waiting" icon={Trash} title={binCopy.emptyTitle}>
      {words.empty(days)}
    </Empty>
  );
}
