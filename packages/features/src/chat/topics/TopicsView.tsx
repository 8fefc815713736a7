import type { Topic, TopicHit } from '@tinystar/contract';
import {
  Button,
  IconButton,
  InlineMessage,
  Menu,
  SearchInput,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
  TextInput,
  VisuallyHidden,
} from '@tinystar/ui';
import { Check, Ellipsis, Pencil, Plus, Trash, X } from '@tinystar/ui/icons';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { groupByDay } from '../../shared/dayGroups.ts';
import { clockText } from '../../shared/moment.ts';
import type { Remote } from '../../shared/remote.ts';
import { dayText } from '../timeText.ts';
import { topicsCopy as copy } from './copy.ts';
import { Marked } from './Marked.tsx';
import * as css from './TopicsView.css.ts';

/** Rows that have been read of all there are. */
export interface Some<Row> {
  rows: readonly Row[];
  count: number;
}

export interface TopicsViewProps {
  topics: Remote<Some<Topic>>;
  /** What was searched for; the hits are then shown instead of the list. */
  keyword: string;
  hits: Remote<Some<TopicHit>>;
  /** The conversation that is open; none for the running history. */
  current: string | undefined;
  /** The present time in ms since the epoch, by which days have their names. */
  now: number;
  /** Was deleted a moment ago, and can be taken back. */
  removed?: Topic | undefined;
  loadingMore?: boolean;
  onSearch: (keyword: string) => void;
  onCreate: () => void;
  /** Opens a conversation, or the running history without one; `message` is to be seen in it. */
  onPick: (topic: Pick<Topic, 'id' | 'name'> | undefined, message?: string) => void;
  onRename: (topic: Topic, name: string) => void;
  onPin: (topic: Topic) => void;
  onRemove: (topic: Topic) => void;
  onUndo: (topic: Topic) => void;
  onMore: () => void;
  onRetry: () => void;
}

/** All conversations with an assistant: the running history, the pinned, the others by day; and a search in all of them. */
export function TopicsView(props: TopicsViewProps) {
  const { keyword, removed, onSearch, onCreate, onUndo } = props;
  return (
    <div className={css.panel}>
      <div className={css.tools}>
        <SearchInput label={copy.search} value={keyword} onChange={onSearch} />
        <Button icon={Plus} tone="accent" emphasis="soft" onPress={onCreate}>
          {copy.create}
        </Button>
      </div>
      <div className={css.list}>{keyword.trim() === '' ? <Topics {...props} /> : <Hits {...props} />}</div>
      {removed ? (
        <div className={css.removed} role="status">
          <InlineMessage
            action={
              <Button size="sm" onPress={() => onUndo(removed)}>
                {copy.undo}
              </Button>
            }
          >
            {copy.removed(removed.name || copy.create)}
          </InlineMessage>
        </div>
      ) : null}
    </div>
  );
}

function Topics(props: TopicsViewProps) {
  const { topics, current, now, onPick } = props;
  const pinned = topics.kind === 'ready' ? topics.data.rows.filter((topic) => topic.pinned) : [];
  const others = topics.kind === 'ready' ? topics.data.rows.filter((topic) => !topic.pinned) : [];
  return (
    <>
      <ul className={css.items}>
        <li className={css.item({ current: current === undefined })} aria-current={current === undefined || undefined}>
          <button type="button" className={css.pick} onClick={() => onPick(undefined)}>
            <Text>{copy.running}</Text>
            <Text size="caption" tone="tertiary">
              {copy.runningNote}
            </Text>
          </button>
        </li>
      </ul>
      <Listed of={topics} failed={copy.failed} none={copy.none} more={copy.moreTopics} {...props}>
        {pinned.length > 0 ? <Group {...props} name={copy.pinned} rows={pinned} /> : null}
        {groupByDay(others, ({ lastTime }) => lastTime, now).map(({ day, rows }) => (
          <Group key={day} {...props} name={day} rows={rows} />
        ))}
      </Listed>
    </>
  );
}

function Group({ name, rows, ...props }: TopicsViewProps & { name: string; rows: readonly Topic[] }) {
  return (
    <section aria-label={name}>
      <div className={css.day} aria-hidden>
        {name}
      </div>
      <ul className={css.items}>
        {rows.map((topic) => (
          <TopicRow key={topic.id} {...props} topic={topic} />
        ))}
      </ul>
    </section>
  );
}

function TopicRow({ topic, current, now, onPick, onRename, onPin, onRemove }: TopicsViewProps & { topic: Topic }) {
  const [typed, setTyped] = useState<string>();
  const name = topic.name || copy.create;
  const isCurrent = topic.id === current;
  if (typed !== undefined) {
    const save = () => {
      setTyped(undefined);
      onRename(topic, typed.trim());
    };
    return (
      <li className={css.item({ current: isCurrent })}>
        <NameBox name={typed} onChange={setTyped} onSave={save} onCancel={() => setTyped(undefined)} />
      </li>
    );
  }
  return (
    <li className={css.item({ current: isCurrent })} aria-current={isCurrent || undefined}>
      <button type="button" className={css.pick} onClick={() => onPick(topic)}>
        <Text lines={1} title={name} weight={isCurrent ? 'strong' : 'regular'}>
          {name}
        </Text>
      </button>
      <Text size="caption" tone="tertiary" numeric>
        {topic.pinned ? dayText(topic.lastTime, now) : clockText(topic.lastTime)}
      </Text>
      <span className={css.end}>
        <Menu
          trigger={<IconButton icon={Ellipsis} label={copy.more(name)} size="sm" />}
          groups={[
            [
              { id: 'rename', label: copy.rename, icon: Pencil, onSelect: () => setTyped(topic.name) },
              { id: 'pin', label: topic.pinned ? copy.unpin : copy.pin, onSelect: () => onPin(topic) },
            ],
            [{ id: 'remove', label: copy.remove, icon: Trash, tone: 'danger', onSelect: () => onRemove(topic) }],
          ]}
        />
      </span>
    </li>
  );
}

interface NameBoxProps {
  name: string;
  onChange: (name: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** The name while it is changed. */
function NameBox({ name, onChange, onSave, onCancel }: NameBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // After the menu that opened it has given the focus back.
  useEffect(() => {
    const later = setTimeout(() => input.current?.focus());
    return () => clearTimeout(later);
  }, []);
  return (
    <div className={css.rename}>
      <TextInput ref={input} value={name} onChange={onChange} onEnter={onSave} label={copy.name} limit={60} strict />
      <IconButton icon={Check} label={copy.save} size="sm" onPress={onSave} />
      <IconButton icon={X} label={copy.cancel} size="sm" onPress={onCancel} />
    </div>
  );
}

function Hits(props: TopicsViewProps) {
  const { hits, keyword, now, onPick } = props;
  return (
    <Listed of={hits} failed={copy.searchFailed} none={copy.noHit} more={copy.moreHits} {...props}>
      {hits.kind === 'ready' ? (
        <>
          <VisuallyHidden>
            <p role="status">{copy.found(hits.data.count)}</p>
          </VisuallyHidden>
          <ul className={css.items}>
            {hits.data.rows.map((hit) => {
              const { id, topicId, topicName, question, excerpt, timestamp } = hit;
              const topic = topicId === undefined ? undefined : { id: topicId, name: topicName };
              return (
                <li key={id} className={css.item({ current: false })}>
                  <button type="button" className={css.pick} onClick={() => onPick(topic, id)}>
                    <Text lines={2}>
                      <Marked text={question} keyword={keyword} />
                    </Text>
                    <Text size="caption" tone="secondary" lines={2}>
                      <Marked text={excerpt} keyword={keyword} />
                    </Text>
                    <span className={css.head}>
                      <Text size="caption" tone="tertiary" lines={1}>
                        {topic ? topicName : copy.running}
                      </Text>
                      <Text size="caption" tone="tertiary" numeric>
                        {dayText(timestamp, now)}
                      </Text>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
    </Listed>
  );
}

interface ListedProps extends Pick<TopicsViewProps, 'loadingMore' | 'onMore' | 'onRetry'> {
  of: Remote<Some<unknown>>;
  failed: string;
  none: string;
  more: string;
  children: ReactNode;
}

/** A list in every state it can be in. */
function Listed({ of, failed, none, more, loadingMore = false, onMore, onRetry, children }: ListedProps) {
  if (of.kind === 'loading')
    return (
      <div className={css.words}>
        <SkeletonRegion>
          <Stack gap={12}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Stack>
        </SkeletonRegion>
      </div>
    );
  if (of.kind !== 'ready')
    return (
      <div className={css.words}>
        <Stack gap={8} align="start">
          <Text tone="secondary">{failed}</Text>
          <Button size="sm" onPress={onRetry}>
            {copy.again}
          </Button>
        </Stack>
      </div>
    );
  const { rows, count } = of.data;
  if (count === 0)
    return (
      <div className={css.words}>
        <Text tone="secondary">{none}</Text>
      </div>
    );
  return (
    <>
      {children}
      {rows.length < count ? (
        <Button size="sm" emphasis="quiet" block pending={loadingMore} onPress={onMore}>
          {more}
        </Button>
      ) : null}
    </>
  );
}
