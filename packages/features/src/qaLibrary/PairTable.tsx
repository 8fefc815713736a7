import type { QaPair } from '@tinystar/contract';
import { Button, Empty, IconButton, Inline, Link, Menu, Stack, Table, Text, type TableColumn } from '@tinystar/ui';
import { Ellipsis, List, Trash } from '@tinystar/ui/icons';
import { momentText } from '../shared/moment.ts';
import { AnswerText } from './AnswerText.tsx';
import { copy } from './copy.ts';
import type { LibraryFilter } from './useLibrary.ts';

export interface PairTableProps {
  /** Undefined while they load. */
  pairs: readonly QaPair[] | undefined;
  filter: LibraryFilter;
  selected: ReadonlySet<string>;
  detailHref: (pair: QaPair) => string;
  onSelect: (ids: ReadonlySet<string>) => void;
  /** A new pair was begun and waits to be written on. */
  begun?: boolean;
  onCreate: () => void;
  onEdit: (pair: QaPair) => void;
  onOpen: (pair: QaPair) => void;
  onRemove: (pair: QaPair) => void;
  onRestore: (pair: QaPair) => void;
  onClearSearch: () => void;
}

const columnsOf = ({ filter, detailHref }: PairTableProps): TableColumn<QaPair>[] => [
  {
    id: 'question',
    title: copy.columns.question,
    cell: (pair) => (
      <Stack gap={2}>
        {filter.view === 'bin' ? (
          <Text weight="strong" lines={2} title={pair.question}>
            {pair.question}
          </Text>
        ) : (
          <Link href={detailHref(pair)} tone="quiet">
            <Text weight="strong" tone="primary" lines={2} title={pair.question}>
              {pair.question}
            </Text>
          </Link>
        )}
        <Text size="caption" tone="tertiary">
          {copy.wordings(pair.questionCount - 1)}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'answer',
    title: copy.columns.answer,
    cell: ({ answer, answerCount }) => (
      <Stack gap={2}>
        <AnswerText markdown={answer} />
        {answerCount > 1 ? (
          <Text size="caption" tone="tertiary">
            {copy.answers(answerCount - 1)}
          </Text>
        ) : null}
      </Stack>
    ),
  },
  {
    id: 'hits',
    title: copy.columns.hits,
    width: 4,
    align: 'end',
    cell: ({ hitCount }) => (hitCount === 0 ? '-' : hitCount.toLocaleString('zh-CN')),
  },
  {
    id: 'updated',
    title: filter.view === 'bin' ? copy.columns.deleted : copy.columns.updated,
    width: 8,
    cell: ({ updatedAt, deletedAt }) => momentText(deletedAt ?? updatedAt, Date.now()),
  },
];

/** The pairs of a library, or of its recycle bin. */
export function PairTable(props: PairTableProps) {
  const { pairs, selected, onSelect } = props;
  return (
    <Table
      caption={copy.table}
      columns={columnsOf(props)}
      rows={pairs}
      rowId={({ id }) => id}
      rowName={({ question }) => question}
      selection={{ ids: selected, onChange: onSelect }}
      actions={(pair) => <RowActions {...props} pair={pair} />}
      empty={<Nothing {...props} />}
    />
  );
}

function Nothing({ filter, begun = false, onClearSearch, onCreate }: PairTableProps) {
  if (filter.keyword)
    return (
      <Empty
        kind="noMatch"
        title={copy.noMatch.title}
        action={<Button onPress={onClearSearch}>{copy.noMatch.action}</Button>}
      >
        {copy.noMatch.text}
      </Empty>
    );
  if (filter.view === 'bin')
    return (
      <Empty kind="waiting" icon={Trash} title={copy.emptyBin.title}>
        {copy.emptyBin.text}
      </Empty>
    );
  return (
    <Empty
      kind="first"
      title={copy.first.title}
      action={
        <Button tone="accent" emphasis="soft" onPress={onCreate}>
          {begun ? copy.goOn : copy.create}
        </Button>
      }
    >
      {copy.first.text}
    </Empty>
  );
}

function RowActions({ pair, filter, onEdit, onOpen, onRemove, onRestore }: PairTableProps & { pair: QaPair }) {
  if (filter.view === 'bin')
    return (
      <Button tone="accent" emphasis="quiet" size="sm" onPress={() => onRestore(pair)}>
        {copy.restore}
      </Button>
    );
  return (
    <Inline justify="end" gap={4}>
      <Button tone="accent" emphasis="quiet" size="sm" onPress={() => onEdit(pair)}>
        {copy.edit}
      </Button>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={`${pair.question}：${copy.more}`} size="sm" />}
        groups={[
          [{ id: 'detail', label: copy.detail, icon: List, onSelect: () => onOpen(pair) }],
          [{ id: 'remove', label: copy.remove, icon: Trash, tone: 'danger', onSelect: () => onRemove(pair) }],
        ]}
      />
    </Inline>
  );
}
