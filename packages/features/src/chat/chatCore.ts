import { atom, createStore } from 'jotai';
import type { Link } from './answering.ts';
import type { AlongStore } from './along/along.ts';
import type { Draft } from './drafts.ts';
import { emptyThread, type Thread } from './model/thread.ts';
import type { TurnState } from './model/turn.ts';
import type { PendingStore } from './pendingQuestion.ts';
import type { ChatPort } from './port.ts';

/** The state of a conversation without the text being written. It changes a few times per turn. */
export interface ChatState {
  load: 'loading' | 'ready' | 'failed';
  older: 'idle' | 'loading' | 'failed';
  thread: Thread;
  /** Key of the entry that is being answered. */
  answering: string | null;
  clearing: boolean;
  /** What happened last, for the one announcing region. */
  announced: 'none' | 'answering' | 'answered' | 'failed';
}

/**
 * The turn being written. It changes up to once per animation frame, so only the view of this answer subscribes to it.
 */
export interface LiveTurn {
  key: string;
  turn: TurnState;
  /** An answer is written on that stands there already. */
  goesOn: boolean;
  link: Link;
}

export interface ChatSessionOptions {
  port: ChatPort;
  draft: Draft;
  /** What goes with the question being typed, over a reload. */
  along?: AlongStore;
  /** The question that waits for its answer, over a reload. */
  pending: PendingStore;
  /** Says a passing message; `danger` for failures. */
  notify(text: string, tone: 'neutral' | 'danger'): void;
  /** An answer ended, one way or another: coins may have moved (C-35). */
  onAnswered?(): void;
  /** The log-in expired while asking; the question is kept as the draft. */
  onExpired?(): void;
}

/** What the parts of a conversation share. */
export interface ChatCore {
  readonly options: ChatSessionOptions;
  readonly store: ChatStore;
  /** The page was left. */
  closed: boolean;
  set(change: Partial<ChatState>): void;
  setThread(change: (thread: Thread) => Thread): void;
  /** An answer is being written or the session is being cleared. */
  busy(): boolean;
  type(text: string): void;
}

/** Holds the atoms below for one conversation. */
export type ChatStore = ReturnType<typeof createStore>;

const initial: ChatState = {
  load: 'loading',
  older: 'idle',
  thread: emptyThread,
  answering: null,
  clearing: false,
  announced: 'none',
};

export const chatStateAtom = atom(initial);
export const liveTurnAtom = atom<LiveTurn | null>(null);
/** What is typed and not sent. */
export const typedAtom = atom('');

export const createChatCore = (options: ChatSessionOptions): ChatCore => {
  const store = createStore();
  store.set(typedAtom, options.draft.read());
  const state = () => store.get(chatStateAtom);
  const set = (change: Partial<ChatState>) => store.set(chatStateAtom, { ...state(), ...change });
  return {
    options,
    store,
    closed: false,
    set,
    setThread: (change) => set({ thread: change(state().thread) }),
    busy: () => state().answering !== null || state().clearing,
    type(text) {
      store.set(typedAtom, text);
      options.draft.write(text);
    },
  };
};
