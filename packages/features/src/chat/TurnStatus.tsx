import { VisuallyHidden } from '@tinystar/ui';
import { atom, useAtomValue } from 'jotai';
import { chatCopy } from './copy.ts';
import { liveTurnAtom, type ChatState, type ChatStore } from './chatCore.ts';

const words: Record<ChatState['announced'], string> = {
  none: '',
  answering: chatCopy.answering,
  answered: chatCopy.answered,
  failed: chatCopy.answerFailed,
};

const linkAtom = atom((get) => get(liveTurnAtom)?.link);

/** Tells screen readers that an answer begins, ends or fails. The growing text itself is not read out. */
export function TurnStatus({ announced, store }: { announced: ChatState['announced']; store: ChatStore }) {
  const link = useAtomValue(linkAtom, { store });
  return (
    <VisuallyHidden live="polite">{link === 'reconnecting' ? chatCopy.reconnecting : words[announced]}</VisuallyHidden>
  );
}
