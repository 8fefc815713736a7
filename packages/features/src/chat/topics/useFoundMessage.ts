import type { MessageListHandle } from '@tinystar/ui';
import { useEffect, useRef, type RefObject } from 'react';
import type { ChatActions } from '../chatContext.ts';
import type { ChatState } from '../chatCore.ts';

/** A message that a search found; same object while it is the same press. */
export interface FoundMessage {
  id: string;
}

/** Brings a found message into view, reading older ones until it is there. */
export const useFoundMessage = (
  found: FoundMessage | undefined,
  list: RefObject<MessageListHandle | null>,
  { load, older, thread }: ChatState,
  { loadOlder }: Pick<ChatActions, 'loadOlder'>,
): void => {
  const shown = useRef<FoundMessage>(undefined);
  const present = found !== undefined && thread.entries[found.id] !== undefined;
  const { complete, order } = thread;
  useEffect(() => {
    if (!found || load !== 'ready' || shown.current === found || present || complete || older !== 'idle') return;
    loadOlder();
    // With every page that comes (order), the next one is asked for.
  }, [found, load, present, complete, older, order, loadOlder]);
  useEffect(() => {
    if (!found || !present || shown.current === found) return;
    // The list loads apart, and has the item one drawing after the history.
    let frame = requestAnimationFrame(function look() {
      if (list.current?.scrollToKey(found.id)) shown.current = found;
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [found, present, list]);
};
