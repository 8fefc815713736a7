import { topics as calls, type Topic, type TopicHit } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import { Drawer } from '@tinystar/ui';
import { useCallback, useEffect, useState } from 'react';
import { remoteOf, type Remote } from '../../shared/remote.ts';
import { ConflictDialog } from '../../shared/conflict/index.ts';
import { say } from '../../shared/say.ts';
import { topicsCopy as copy } from './copy.ts';
import { useRename } from './useRename.ts';
import { TopicsView, type Some, type TopicsViewProps } from './TopicsView.tsx';

export interface TopicsDrawerProps {
  api: Api;
  kbBotId: string;
  /** The conversation that is open; none for the running history. */
  current: string | undefined;
  onPick: TopicsViewProps['onPick'];
  /** The open one was given another name. */
  onRenamed: (topic: Topic) => void;
  /** The open one is gone. */
  onRemoved: () => void;
  /** The one that was open when it was deleted is back. */
  onRestored: (topic: Topic) => void;
  onClose: () => void;
}

const SIZE = 50;

/** Rows of a list that is read page by page; `key` names what is listed, and another one begins anew. */
function useRows<Row>(key: string | null, read: (page: number) => Promise<Some<Row>>) {
  const [state, setState] = useState<{ key: string | null; value: Remote<Some<Row>>; pages: number }>();
  const [wanted, setWanted] = useState({ key, page: 1, again: 0 });
  const shown = state?.key === key ? state : undefined;
  const page = wanted.key === key ? wanted.page : 1;
  useEffect(() => {
    if (key === null) return;
    let left = false;
    read(page).then(
      ({ rows, count }) => {
        if (left) return;
        setState((before) => {
          const known = page > 1 && before?.key === key && before.value.kind === 'ready' ? before.value.data.rows : [];
          return { key, value: { kind: 'ready', data: { rows: [...known, ...rows], count } }, pages: page };
        });
      },
      (error: unknown) => left || setState({ key, value: remoteOf<Some<Row>>({ data: undefined, error }), pages: 0 }),
    );
    return () => void (left = true);
  }, [key, read, page, wanted.again]);
  return {
    value: shown?.value ?? ({ kind: 'loading' } as const),
    loadingMore: shown !== undefined && page > shown.pages,
    more: () => setWanted({ key, page: page + 1, again: wanted.again }),
    reload: () => setWanted(({ again }) => ({ key, page: 1, again: again + 1 })),
  };
}

/** Reads and changes the conversations with one assistant; loaded when the list is opened for the first time. */
export default function TopicsDrawer(props: TopicsDrawerProps) {
  const { api, kbBotId, current, onPick, onRenamed, onRemoved, onRestored, onClose } = props;
  const [keyword, setKeyword] = useState('');
  const [removed, setRemoved] = useState<{ topic: Topic; wasOpen: boolean }>();
  const [now] = useState(Date.now);
  const readTopics = useCallback(
    (page: number): Promise<Some<Topic>> => api(calls.list, { kbBotId, page, size: SIZE }),
    [api, kbBotId],
  );
  const words = keyword.trim();
  const readHits = useCallback(
    (page: number): Promise<Some<TopicHit>> => api(calls.search, { kbBotId, keyword: words, page, size: SIZE }),
    [api, kbBotId, words],
  );
  const list = useRows('topics', readTopics);
  const hits = useRows(words === '' ? null : words, readHits);
  const shown = words === '' ? list : hits;
  const change = async (topic: Topic, to: { pinned?: boolean; deleted?: boolean }) => {
    try {
      return (await api(calls.update, { kbBotId, topicId: topic.id, ...to })).topic;
    } catch (error) {
      say(error);
      return undefined;
    } finally {
      list.reload();
    }
  };
  const { rename, conflict } = useRename({
    api,
    kbBotId,
    onRenamed: (topic) => topic.id === current && onRenamed(topic),
    reload: list.reload,
  });
  const remove = async (topic: Topic) => {
    if (!(await change(topic, { deleted: true }))) return;
    const wasOpen = topic.id === current;
    if (wasOpen) onRemoved();
    setRemoved({ topic, wasOpen });
  };
  const undo = async (topic: Topic) => {
    if (!(await change(topic, { deleted: false }))) return;
    setRemoved(undefined);
    // Whoever opened another conversation in the meantime stays there.
    if (removed?.wasOpen && current === undefined) onRestored(topic);
  };
  const create = async () => {
    try {
      onPick((await api(calls.create, { kbBotId })).topic);
    } catch (error) {
      say(error);
    }
  };
  return (
    <Drawer open flush size="sm" title={copy.title} onClose={onClose}>
      <TopicsView
        topics={list.value}
        keyword={keyword}
        hits={hits.value}
        current={current}
        now={now}
        removed={removed?.topic}
        loadingMore={shown.loadingMore}
        onSearch={setKeyword}
        onCreate={() => void create()}
        onPick={onPick}
        onRename={rename}
        onPin={(topic) => void change(topic, { pinned: !topic.pinned })}
        onRemove={(topic) => void remove(topic)}
        onUndo={(topic) => void undo(topic)}
        onMore={shown.more}
        onRetry={shown.reload}
      />
      <ConflictDialog {...conflict} />
    </Drawer>
  );
}
