import { ApiError } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import type { MessageListHandle } from '@tinystar/ui';
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Owner } from '../../shared/kept.ts';
import { GivesUp } from '../../shared/GivesUp.tsx';
import type { ChatState } from '../chatCore.ts';
import { ownPort } from '../ownPort.ts';
import type { ChatPort } from '../port.ts';
import { keptTopicOf, type KeptTopic } from './keptTopic.ts';
import { TopicsButton } from './TopicsButton.tsx';
import type { FoundMessage } from './useFoundMessage.ts';

const TopicsDrawer = lazy(() => import('./TopicsDrawer.tsx'));

export interface TopicsInput {
  api: Api;
  owner: Owner;
  kbBotId: string;
  showsAds: boolean;
  /** Begins in the running history, whichever conversation was open last. */
  running?: boolean;
}

interface Place {
  topic: KeptTopic | undefined;
  found?: FoundMessage;
}

/**
 * Which conversation with an assistant is open, and the list of all of them. The chat is that of `port`; give
 * `conversation` as its key, so that nothing of one conversation is seen in another.
 */
export function useTopics({ api, owner, kbBotId, showsAds, running = false }: TopicsInput) {
  const kept = useMemo(() => keptTopicOf(owner, kbBotId), [owner, kbBotId]);
  const [{ topic, found }, setPlace] = useState<Place>(() => ({ topic: running ? undefined : kept.read() }));
  const [opened, setOpened] = useState(false);
  const list = useRef<MessageListHandle>(null);
  const go = useCallback(
    (to: KeptTopic | undefined, message?: string) => {
      kept.write(to);
      setPlace({ topic: to, ...(message !== undefined && { found: { id: message } }) });
    },
    [kept],
  );
  const topicId = topic?.id;
  const port = useMemo<ChatPort>(() => {
    const own = ownPort(api, { owner, kbBotId, side: 'use', showsAds, topicId });
    if (topicId === undefined) return own;
    return {
      ...own,
      // It was deleted elsewhere, or belongs to another identity: the running history is always there.
      history: (before) =>
        own.history(before).catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) go(undefined);
          throw error;
        }),
    };
  }, [api, owner, kbBotId, showsAds, topicId, go]);
  const close = () => setOpened(false);
  return {
    port,
    conversation: topicId === undefined ? `use.${kbBotId}` : `use.${kbBotId}.${topicId}`,
    found,
    list,
    /** Opens one of the person's conversations; without one, the running history. */
    open: go,
    button: (thread: ChatState['thread']): ReactNode => (
      <TopicsButton topic={topic} thread={thread} open={opened} onPress={() => setOpened(true)} />
    ),
    drawer: opened ? (
      <Suspense fallback={<GivesUp onGiveUp={close} />}>
        <TopicsDrawer
          api={api}
          kbBotId={kbBotId}
          current={topicId}
          onPick={(to, message) => {
            go(to, message);
            close();
          }}
          onRenamed={(renamed) => go(renamed)}
          onRemoved={() => go(undefined)}
          onRestored={(restored) => go(restored)}
          onClose={close}
        />
      </Suspense>
    ) : null,
  };
}
