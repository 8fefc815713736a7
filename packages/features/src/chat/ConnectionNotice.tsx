import { Button, InlineMessage } from '@tinystar/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useChat } from './chatContext.ts';
import * as css from './ConnectionNotice.css.ts';
import { messageCopy } from './messageCopy.ts';
import type { Item } from './model/thread.ts';

/** Says that the network is away, and offers to send what was asked meanwhile when it is back. */
export function ConnectionNotice({ items }: { items: readonly Item[] }) {
  const online = useSyncExternalStore(followConnection, isOnline);
  const { actions, busy } = useChat();
  const [wasAway, setWasAway] = useState(!online);
  const [queue, setQueue] = useState<readonly string[]>([]);
  if (!online && !wasAway) setWasAway(true);
  const unsent = unsentOf(items);
  const [next] = queue;
  useEffect(() => {
    if (next === undefined || busy || !online) return;
    setQueue((before) => before.slice(1));
    actions.retry(next);
  }, [next, busy, online, actions]);
  if (online && (!wasAway || unsent.length === 0 || queue.length > 0)) return null;
  return (
    <div className={css.notice}>
      {online ? (
        <InlineMessage
          action={
            <Button size="sm" tone="accent" emphasis="soft" disabled={busy} onPress={() => setQueue(unsent)}>
              {messageCopy.sendUnsent}
            </Button>
          }
        >
          {messageCopy.unsent(unsent.length)}
        </InlineMessage>
      ) : (
        <InlineMessage tone="warning">{messageCopy.offline}</InlineMessage>
      )}
    </div>
  );
}

/** Keys of the questions since the last clear marker that never reached the server. */
const unsentOf = (items: readonly Item[]): string[] =>
  items
    .slice(items.findLastIndex(({ kind }) => kind === 'clear') + 1)
    .flatMap((item) =>
      item.kind === 'turn' && !item.entry.stored && item.entry.problem?.status === 0 ? [item.key] : [],
    );

const isOnline = () => navigator.onLine;

const followConnection = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};
