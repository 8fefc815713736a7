import { VisuallyHidden } from '@tinystar/ui';
import { atom, useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyExtra } from '../shared/lazyExtra.ts';
import { chatCopy } from './copy.ts';
import { liveTurnAtom, type ChatState, type ChatStore } from './chatCore.ts';

// Without it, where there is no network, beginning and end are told all the same.
const SpokenAnswer = lazyExtra(() => import('./SpokenAnswer.tsx'));

const words: Record<ChatState['announced'], string> = {
  none: '',
  answering: chatCopy.answering,
  answered: chatCopy.answered,
  failed: chatCopy.answerFailed,
};

const linkAtom = atom((get) => get(liveTurnAtom)?.link);

interface TurnStatusProps {
  announced: ChatState['announced'];
  store: ChatStore;
  /** The newest answer. */
  newest: string | undefined;
}

/** Tells screen readers that an answer begins, ends or fails, and what is written in between. */
export function TurnStatus({ announced, store, newest }: TurnStatusProps) {
  const link = useAtomValue(linkAtom, { store });
  return (
    <>
      <VisuallyHidden live="polite">
        {link === 'reconnecting' ? chatCopy.reconnecting : words[announced]}
      </VisuallyHidden>
      {announced === 'none' ? null : (
        <Suspense fallback={null}>
          <SpokenAnswer store={store} whole={announced === 'answered' ? newest : undefined} />
        </Suspense>
      )}
    </>
  );
}
