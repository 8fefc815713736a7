import { channelIds, constants, thumbs, type ReportConversation } from '@tinystar/contract';
import {
  Button,
  DateRangePicker,
  Empty,
  FilterBar,
  Icon,
  Inline,
  Pagination,
  SearchInput,
  Select,
  Stack,
  Table,
  Tag,
  Text,
  VisuallyHidden,
  type TableColumn,
} from '@tinystar/ui';
import { CircleAlert, Download, ThumbsDown, ThumbsUp, X } from '@tinystar/ui/icons';
import { useState } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import {
  isWeak,
  noFilter,
  outcomes as outcomeNames,
  type ConversationFilter,
  type ConversationPlace,
} from './address.ts';
import { Asker } from './Asker.tsx';
import { copy } from './copy.ts';

export interface ConversationsViewProps {
  conversations: Remote<{ rows: ReportConversation[]; count: number }>;
  place: ConversationPlace;
  /** ms since the epoch. */
  now: number;
  exporting: boolean;
  onPlace: (place: ConversationPlace) => void;
  onOpen: (id: string) => void;
  onExport: () => void;
  onRetry: () => void;
}

const words = copy.conversations;
const any = 'any';
const options = <T extends string>(all: string, values: readonly T[], nameOf: (value: T) => string) => [
  { value: any, label: all },
  ...values.map((value) => ({ value, label: nameOf(value) })),
];
const sources = options(words.anySource, channelIds, (id) => copy.sources[id] ?? id);
const ratings = options(words.anyThumb, thumbs, (thumb) => words.thumbs[thumb]);
const outcomes = options(words.anyOutcome, outcomeNames, (outcome) => words.outcomes[outcome]);
const chosen = <T extends string>(value: string) => (value === any ? undefined : (value as T));

/** What narrows them down besides the fields above, each with what takes it back. */
const chipsOf = ({ province, asker, sourced, opened, word, keys }: ConversationFilter) => [
  ...(province === undefined ? [] : [{ name: words.province(province), drop: { province: undefined } }]),
  ...(asker === undefined ? [] : [{ name: words.oneAsker, drop: { asker: undefined } }]),
  ...(sourced === undefined ? [] : [{ name: words.onlySourced, drop: { sourced: undefined } }]),
  ...(opened === undefined ? [] : [{ name: words.onlyOpened, drop: { opened: undefined } }]),
  ...(word === undefined ? [] : [{ name: words.ofWord(word), drop: { word: undefined } }]),
  ...(keys === undefined ? [] : [{ name: words.sameQuestion, drop: { keys: undefined } }]),
];

/** Conversations by source, rating, time and words; each opens. */
export function ConversationsView(props: ConversationsViewProps) {
  const { conversations, place, onPlace, onRetry, exporting, onExport } = props;
  const { range, page = 1, ...filter } = place;
  const go = (next: ConversationFilter) => onPlace({ range, ...next });
  const data = conversations.kind === 'ready' ? conversations.data : undefined;
  return (
    <Stack gap={16}>
      <Filters key={JSON.stringify(place)} {...props} />
      <Inline wrap>
        {chipsOf(filter).map(({ name, drop }) => (
          <Button key={name} size="sm" trailingIcon={X} onPress={() => go({ ...filter, ...drop })}>
            {name}
          </Button>
        ))}
        <Button icon={Download} pending={exporting} onPress={onExport}>
          {words.export}
        </Button>
      </Inline>
      {conversations.kind === 'failed' || conversations.kind === 'missing' ? (
        <FailedResult title={words.failed} of={conversations} onRetry={onRetry} />
      ) : (
        <>
          <Table
            caption={words.caption}
            columns={columnsOf(props)}
            rows={data?.rows}
            rowId={({ id }) => id}
            rowName={({ question }) => question}
            expected={constants.PAGE_SIZE}
            empty={
              <Empty
                kind="noMatch"
                title={words.noMatch.title}
                action={<Button onPress={() => go(noFilter)}>{words.noMatch.action}</Button>}
              >
                {words.noMatch.text}
              </Empty>
            }
          />
          {data && data.count > 0 ? (
            <Inline justify="end">
              <Pagination
                label={words.caption}
                page={page}
                total={data.count}
                onChange={(next) => onPlace({ ...place, page: next })}
              />
            </Inline>
          ) : null}
        </>
      )}
    </Stack>
  );
}

/** Asks when 查询 or Enter is pressed. */
function Filters({ place, onPlace }: ConversationsViewProps) {
  const [draft, setDraft] = useState(place);
  const set = (change: Partial<ConversationPlace>) => setDraft((before) => ({ ...before, ...change }));
  return (
    <FilterBar
      search={
        <SearchInput
          label={words.search}
          placeholder={words.search}
          value={draft.keyword ?? ''}
          onChange={(keyword) => set({ keyword: keyword.trim() ? keyword : undefined })}
        />
      }
      onQuery={() => onPlace({ ...draft, page: 1 })}
      onReset={() => onPlace({ range: place.range })}
    >
      <Select
        label={words.source}
        options={sources}
        value={draft.source ?? any}
        onChange={(value) => set({ source: chosen(value) })}
      />
      <Select
        label={words.thumb}
        options={ratings}
        value={draft.thumb ?? any}
        onChange={(value) => set({ thumb: chosen(value) })}
      />
      <Select
        label={words.outcome}
        options={outcomes}
        value={draft.outcome ?? any}
        onChange={(value) => set({ outcome: chosen(value) })}
      />
      <DateRangePicker
        label={copy.range}
        value={draft.range}
        onChange={(range) => (range ? set({ range }) : undefined)}
      />
    </FilterBar>
  );
}

const columnsOf = ({ now, onOpen }: ConversationsViewProps): TableColumn<ReportConversation>[] => [
  {
    id: 'time',
    title: words.time,
    width: 9,
    cell: ({ timestamp }) => (
      <Text tone="secondary" numeric>
        {momentText(timestamp, now)}
      </Text>
    ),
  },
  { id: 'asker', title: words.asker, width: 10, cell: (row) => <Asker {...row} /> },
  {
    id: 'question',
    title: words.question,
    cell: ({ id, question }) => (
      <Button emphasis="quiet" size="sm" onPress={() => onOpen(id)}>
        <Text lines={1} title={question}>
          {question}
        </Text>
      </Button>
    ),
  },
  { id: 'source', title: words.source, width: 7, cell: ({ source }) => copy.sources[source] ?? source },
  {
    id: 'score',
    title: words.score,
    width: 7,
    align: 'end',
    cell: ({ answered, certainty, score }) =>
      !answered ? (
        <Tag>{words.unanswered}</Tag>
      ) : certainty === 'related' ? (
        <Tag>{words.related}</Tag>
      ) : score === null ? (
        '-'
      ) : isWeak(score) ? (
        <Inline gap={4} justify="end">
          <Text tone="warning">
            <Icon of={CircleAlert} size="xs" />
          </Text>
          <Text tone="warning" title={words.weak}>
            {score.toFixed(2)}
          </Text>
        </Inline>
      ) : (
        score.toFixed(2)
      ),
  },
  {
    id: 'thumb',
    title: words.thumb,
    width: 5,
    align: 'end',
    cell: ({ thumb }) =>
      thumb === 'none' ? (
        '-'
      ) : (
        <Inline justify="end">
          <Text tone={thumb === 'up' ? 'success' : 'danger'}>
            <Icon of={thumb === 'up' ? ThumbsUp : ThumbsDown} size="sm" />
            <VisuallyHidden>{words.thumbs[thumb]}</VisuallyHidden>
          </Text>
        </Inline>
      ),
  },
];
