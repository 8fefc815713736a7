import type { Source } from '@tinystar/contract';
import { Button, IconButton, Inline, Menu, Stack, Table, Text, type TableColumn } from '@tinystar/ui';
import { Ellipsis, Pause, Pencil, Play, Trash } from '@tinystar/ui/icons';
import { momentText } from '../shared/moment.ts';
import { copy, outcomeText, rhythmWords } from './copy.ts';
import { SourceName } from './SourceName.tsx';
import { SourceStatus } from './SourceStatus.tsx';
import { isRunning, standingOf } from './standing.ts';

/** What can be done with a source. */
export interface SourceActs {
  onRun: (source: Source) => void;
  onStop: (source: Source) => void;
  /** Pauses it, or has it looked at by itself again. */
  onSwitch: (source: Source) => void;
  onEdit: (source: Source) => void;
  onRemove: (source: Source) => void;
}

export interface SourceTableProps extends SourceActs {
  /** Undefined while they load. */
  sources: readonly Source[] | undefined;
  /** Time against which moments are worded, in ms. */
  now: number;
  /** Where a source is looked at. */
  hrefOf: (source: Source) => string;
}

const columnsAt = (now: number): TableColumn<Source>[] => [
  { id: 'name', title: copy.columns.name, cell: (source) => <SourceName source={source} /> },
  {
    id: 'documents',
    title: copy.columns.documents,
    width: 5.5,
    align: 'end',
    cell: (source) => <Counts of={source} />,
  },
  { id: 'last', title: copy.columns.last, width: 10.5, cell: (source) => <LastLook source={source} now={now} /> },
  { id: 'state', title: copy.columns.state, width: 7, cell: (source) => <State source={source} now={now} /> },
];

/** What came of it, and what is there and not here. */
function Counts({ of: { documentCount, leftOut } }: { of: Source }) {
  return (
    <Stack gap={2}>
      <span>{documentCount.toLocaleString('zh-CN')}</span>
      {leftOut > 0 ? (
        <Text size="caption" tone="secondary">
          {copy.leftOut(leftOut)}
        </Text>
      ) : null}
    </Stack>
  );
}

/** When it was looked at, and what came of it. */
function LastLook({ source: { lastRun }, now }: { source: Source; now: number }) {
  if (!lastRun) return copy.never;
  const { state, startedAt, endedAt = startedAt } = lastRun;
  const outcome = outcomeText(lastRun);
  return (
    <Stack gap={2}>
      <span>{momentText(endedAt, now)}</span>
      {outcome ? (
        <Text size="caption" tone={state === 'failed' ? 'danger' : 'secondary'} lines={2} title={outcome}>
          {outcome}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Where it stands, and when it is looked at again. */
function State({ source, now }: { source: Source; now: number }) {
  const { every, nextRunAt } = source;
  const standing = standingOf(source);
  const quiet = !['running', 'held', 'paused'].includes(standing);
  const next = nextRunAt === undefined ? '' : copy.next(momentText(nextRunAt, now));
  const words = !quiet ? '' : every === 'manual' ? rhythmWords.manual : next;
  return (
    <Stack gap={2}>
      <SourceStatus source={source} />
      {words ? (
        <Text size="caption" tone="secondary">
          {words}
        </Text>
      ) : null}
    </Stack>
  );
}

/** The sources of a library with what came of them. */
export function SourceTable({ sources, now, hrefOf, ...acts }: SourceTableProps) {
  return (
    <Table
      caption={copy.table}
      columns={columnsAt(now)}
      rows={sources}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      rowHref={hrefOf}
      actions={(source) => <RowActions source={source} href={hrefOf(source)} {...acts} />}
      empty={null}
    />
  );
}

function RowActions({ source, href, ...acts }: SourceActs & { source: Source; href: string }) {
  const running = isRunning(source.lastRun);
  return (
    <Inline justify="end" gap={4}>
      {standingOf(source) === 'held' ? (
        <Button tone="accent" emphasis="quiet" size="sm" href={href}>
          {copy.decide}
        </Button>
      ) : (
        <Button
          tone="accent"
          emphasis="quiet"
          size="sm"
          onPress={() => (running ? acts.onStop(source) : acts.onRun(source))}
        >
          {running ? copy.stop : copy.run}
        </Button>
      )}
      <SourceMenu source={source} {...acts} />
    </Inline>
  );
}

/** What is done with a source more rarely. */
export function SourceMenu({ source, onSwitch, onEdit, onRemove }: SourceActs & { source: Source }) {
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={`${source.name}：${copy.more}`} size="sm" />}
      groups={[
        [
          { id: 'edit', label: copy.edit, icon: Pencil, onSelect: () => onEdit(source) },
          source.on
            ? { id: 'pause', label: copy.pause, icon: Pause, onSelect: () => onSwitch(source) }
            : { id: 'resume', label: copy.resume, icon: Play, onSelect: () => onSwitch(source) },
        ],
        [
          {
            id: 'remove',
            label: copy.remove,
            icon: Trash,
            tone: 'danger' as const,
            onSelect: () => onRemove(source),
          },
        ],
      ]}
    />
  );
}
