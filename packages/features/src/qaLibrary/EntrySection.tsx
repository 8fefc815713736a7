import type { QaEntry, QaEntryType } from '@tinystar/contract';
import {
  Button,
  Heading,
  IconButton,
  Inline,
  Menu,
  Pagination,
  SelectionBar,
  Stack,
  Table,
  Tag,
  Text,
  type SelectionAll,
  type TableColumn,
} from '@tinystar/ui';
import { Ellipsis, Pencil, Plus, Star, Trash } from '@tinystar/ui/icons';
import { Markdown } from '@tinystar/ui/markdown';
import type { ReactNode } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export interface EntrySectionProps {
  type: QaEntryType;
  entries: Remote<{ rows: QaEntry[]; count: number }>;
  page: number;
  selected: ReadonlySet<string>;
  /** Further tools, after the button that adds one. */
  tools?: ReactNode;
  onPage: (page: number) => void;
  onSelect: (ids: ReadonlySet<string>) => void;
  onAdd: () => void;
  onEdit: (entry: QaEntry) => void;
  onMakeMain: (entry: QaEntry) => void;
  onRemove: (ids: string[]) => void;
  onRetry: () => void;
  /** Chooses those of all pages. */
  all?: SelectionAll | undefined;
}

const words = copy.entry;

const columns: TableColumn<QaEntry>[] = [
  {
    id: 'content',
    title: words.columns.content,
    cell: ({ type, content, meta }) => (
      <Inline align="start">
        {meta.isMain ? <Tag tone="accent">{words.main}</Tag> : null}
        {type === 'a' ? <Markdown text={content} size="compact" /> : <Text>{content}</Text>}
      </Inline>
    ),
  },
  { id: 'updated', title: words.columns.updated, width: 8, cell: ({ updatedAt }) => momentText(updatedAt, Date.now()) },
];

/** The wordings or the answers of one pair. */
export function EntrySection(props: EntrySectionProps) {
  const { type, entries, page, selected, tools, onPage, onSelect, onAdd, onRemove, onRetry } = props;
  if (entries.kind === 'failed' || entries.kind === 'missing')
    return <FailedResult title={words.failed} of={entries} onRetry={onRetry} />;
  const data = entries.kind === 'ready' ? entries.data : undefined;
  const mains = new Set(data?.rows.filter(({ meta }) => meta.isMain).map(({ id }) => id));
  return (
    <Stack gap={12}>
      <Inline justify="between" wrap>
        <Stack gap={2}>
          <Heading level={3} size="label">
            {words.sections[type]}
          </Heading>
          {words.hint[type] ? (
            <Text size="caption" tone="tertiary">
              {words.hint[type]}
            </Text>
          ) : null}
        </Stack>
        <Inline>
          {tools}
          <Button icon={Plus} onPress={onAdd}>
            {words.add[type]}
          </Button>
        </Inline>
      </Inline>
      <Table
        caption={words.sections[type]}
        columns={columns}
        rows={data?.rows}
        rowId={({ id }) => id}
        rowName={({ content }) => content.slice(0, 40)}
        selection={{ ids: selected, onChange: onSelect, locked: mains }}
        actions={(entry) => <EntryActions {...props} entry={entry} />}
        empty={null}
      />
      {data && data.count > data.rows.length ? (
        <Inline justify="end">
          <Pagination label={words.sections[type]} total={data.count} page={page} onChange={onPage} />
        </Inline>
      ) : null}
      {selected.size > 0 ? (
        <SelectionBar count={selected.size} all={props.all} onClear={() => onSelect(new Set())}>
          <Button tone="danger" emphasis="quiet" icon={Trash} onPress={() => onRemove([...selected])}>
            {copy.remove}
          </Button>
        </SelectionBar>
      ) : null}
    </Stack>
  );
}

function EntryActions({ entry, onEdit, onMakeMain, onRemove }: EntrySectionProps & { entry: QaEntry }) {
  const { id, type, content, meta } = entry;
  return (
    <Inline justify="end" gap={4}>
      <IconButton
        icon={Pencil}
        label={`${copy.edit}：${content.slice(0, 20)}`}
        size="sm"
        onPress={() => onEdit(entry)}
      />
      {meta.isMain ? null : (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={`${content.slice(0, 20)}：${copy.more}`} size="sm" />}
          groups={[
            [{ id: 'main', label: words.makeMain[type], icon: Star, onSelect: () => onMakeMain(entry) }],
            [{ id: 'remove', label: copy.remove, icon: Trash, tone: 'danger', onSelect: () => onRemove([id]) }],
          ]}
        />
      )}
    </Inline>
  );
}
