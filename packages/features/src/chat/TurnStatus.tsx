import { VisuallyHidden } from '@tinystar/ui';
import { useStore, type Store } from '../shared/store.ts';
import { chatCopy } from './copy.ts';
import type { ChatState, LiveTurn } from './chatCore.ts';

const words: Record<ChatState['announced'], string> = {
  none: '',
  answering: chatCopy.answering,
  answered: chatCopy.answered,
  failed: chatCopy.answerFailed,
};

/** The one place that tells a screen reader how the answer goes; the text itself is never read out while it grows. */
export function TurnStatus({ announced, live }: { announced: ChatState['announced']; live: Store<LiveTurn | null> }) {
  const link = useStore(live, (turn) => turn?.link);
  return (
    <VisuallyHidden live="polite">{link === 'reconnecting' ? chatCopy.reconnecting : words[announced]}</VisuallyHidden>
  );
}
