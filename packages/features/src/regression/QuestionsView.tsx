import { constants, type RegressionQuestion, type RegressionSource } from '@tinystar/contract';
import {
  Button,
  Empty,
  Inline,
  Pagination,
  SelectionBar,
  Stack,
  Table,
  Tag,
  Text,
  type SelectionAll,
  type TableColumn,
} from '@tinystar/ui';
import { Plus, Trash, Upload } from '@tinystar/ui/icons';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { expectedText } from './sourceText.ts';

export interface QuestionsViewProps {
  questions: Remote<{ rows: RegressionQuestion[]; count: number }>;
  page: number;
  selected: ReadonlySet<string>;
  onPage: (page: number) => void;
  onAdd: () => void;
  onCollect: (from: RegressionSource) => void;
  onImport: () => void;
  onSelect: (ids: ReadonlySet<string>) => void;
  onRemove: (ids: string[]) => void;
  onRetry: () => void;
  /** Chooses those of all pages. */
  all?: SelectionAll | undefined;
}

const columns: TableColumn<RegressionQuestion>[] = [
  {
    id: 'question',
    title: copy.columns.question,
    cell: ({ question }) => (
      <Text lines={2} title={question}>
        {question}
      </Text>
    ),
  },
  {
    id: 'expected',
    title: copy.columns.expected,
    cell: ({ expected }) => (
      <Text tone="secondary" lines={2}>
        {expected ? expectedText(expected) : copy.anySource}
      </Text>
    ),
  },
  { id: 'origin', title: copy.columns.origin, width: 6, cell: ({ origin }) => <Tag>{copy.origins[origin]}</Tag> },
];

/** The question set: where its questions come from, and what each should cite. */
export function QuestionsView(props: QuestionsViewProps) {
  const { questions, page, selected, all, onPage, onAdd, onCollect, onImport, onRetry } = props;
  const { onSelect, onRemove } = props;
  if (questions.kind === 'failed' || questions.kind === 'missing')
    return <FailedResult title={copy.failed} of={questions} onRetry={onRetry} />;
  const data = questions.kind === 'ready' ? questions.data : undefined;
  return (
    <Stack gap={16}>
      <Inline wrap>
        <Button icon={Plus} onPress={onAdd}>
          {copy.add}
        </Button>
        <Button onPress={() => onCollect('pairs')}>{copy.fromPairs}</Button>
        <Button onPress={() => onCollect('thumbs')}>{copy.fromThumbs}</Button>
        <Button emphasis="quiet" icon={Upload} onPress={onImport}>
          {copy.import}
        </Button>
      </Inline>
      {selected.size > 0 ? (
        <SelectionBar count={selected.size} all={all} onClear={() => onSelect(new Set())}>
          <Button size="sm" tone="danger" icon={Trash} onPress={() => onRemove([...selected])}>
            {copy.removeSelected}
          </Button>
        </SelectionBar>
      ) : null}
      <Table
        caption={copy.questionTable}
        columns={columns}
        rows={data?.rows}
        rowId={({ id }) => id}
        rowName={({ question }) => question}
        selection={{ ids: selected, onChange: onSelect }}
        actions={({ id }) => (
          <Button tone="danger" emphasis="quiet" size="sm" onPress={() => onRemove([id])}>
            {copy.remove}
          </Button>
        )}
        empty={
          <Empty kind="first" title={copy.first.title}>
            {copy.first.text}
          </Empty>
        }
      />
      {data && data.count > 0 ? (
        <Inline justify="between" wrap>
          <Text tone="secondary">{copy.total(data.count)}</Text>
          {data.count > constants.PAGE_SIZE ? <Pagination total={data.count} page={page} onChange={onPage} /> : null}
        </Inline>
      ) : null}
    </Stack>
  );
}
