import { toast, type ComposerHandle } from '@tinystar/ui';
import { useEffect, useRef, type RefObject } from 'react';
import type { ChatActions } from './chatContext.ts';
import { chatCopy } from './copy.ts';
import { copyAnswer } from './copyAnswer.ts';
import { markdownOf } from './model/plainAnswer.ts';
import type { ChatState } from './chatCore.ts';
import { isTurn } from './model/thread.ts';

interface ChatKeysOptions {
  root: RefObject<HTMLElement | null>;
  /** True when the conversation is the whole page: keys then work everywhere and not only inside of it. */
  everywhere: boolean;
  state: ChatState;
  draft: string;
  actions: ChatActions;
  openDialog(dialog: 'shortcuts'): void;
}

/** The keyboard of the conversation (see shortcutKeys in dialogCopy.ts). */
export const useChatKeys = (options: ChatKeysOptions) => {
  const composer = useRef<ComposerHandle>(null);
  const now = useRef(options);
  useEffect(() => {
    now.current = options;
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { root, everywhere, state, draft, actions, openDialog } = now.current;
      if (event.defaultPrevented || event.isComposing) return;
      if (!everywhere && !root.current?.contains(event.target as Node)) return;
      const command = event.ctrlKey || event.metaKey;
      if (event.key === 'Escape' && event.shiftKey) composer.current?.focus();
      else if (event.key === 'Escape') {
        if (state.answering !== null) actions.stop();
        return;
      } else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && isBox(root.current, event.target)) {
        const question = recalled(state, draft, event.key === 'ArrowUp' ? 1 : -1);
        if (question === undefined) return;
        actions.type(question);
      } else if (command && event.key === '/') openDialog('shortcuts');
      else if (command && event.shiftKey && event.key.toLowerCase() === 'c') void copyLast(state);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return composer;
};

const isBox = (root: HTMLElement | null, target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement && root !== null && root.contains(target);

const turnsOf = ({ thread }: ChatState) =>
  thread.order.flatMap((key) => thread.entries[key]?.message ?? []).filter(isTurn);

/**
 * The question before (1) or after (-1) the one in the box, newest first and each once; the empty box stands after the
 * newest. Undefined where the box holds something else, or there is no further one.
 */
const recalled = (state: ChatState, draft: string, step: 1 | -1): string | undefined => {
  const asked = [
    '',
    ...new Set(
      turnsOf(state)
        .map(({ question }) => question)
        .toReversed(),
    ),
  ];
  const at = asked.indexOf(draft);
  return at < 0 ? undefined : asked[at + step];
};

const copyLast = async (state: ChatState) => {
  const last = turnsOf(state).at(-1);
  if (!last?.answer) return;
  const copied = await copyAnswer(markdownOf(last));
  toast(copied ? chatCopy.copied : chatCopy.copyFailed, { tone: copied ? 'success' : 'danger' });
};
