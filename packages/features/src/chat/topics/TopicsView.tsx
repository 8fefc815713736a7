import type { Topic, TopicHit } from '@tinystar/contract';
import { Button, InlineMessage, SearchInput, Text, oneTabStop } from '@tinystar/ui';
import { Plus } from '@tinystar/ui/icons';
import { groupByDay } from '../../shared/dayGroups.ts';
import type { Remote } from '../../shared/remote.ts';
import { topicsCopy as copy } from './copy.ts';
import { TopicHits } from './TopicHits.tsx';
import { TopicRow } from './TopicRow.tsx';
import { TopicsList } from './TopicsList.tsx';
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
      <div ref={oneTabStop} className={css.list}>
        {keyword.trim() === '' ? <Topics {...props} /> : <TopicHits {...props} />}
      </div>
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
      <TopicsList of={topics} failed={copy.failed} none={copy.none} more={copy.moreTopics} {...props}>
        {pinned.length > 0 ? <Group {...props} name={copy.pinned} rows={pinned} /> : null}
        {groupByDay(others, ({ lastTime }) => lastTime, now).map(({ day, rows }) => (
          <Group key={day} {...props} name={day} rows={rows} />
        ))}
      </TopicsList>
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
