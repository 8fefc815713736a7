import { useEffect, useReducer, useRef, useState } from 'react';
import { emptyDraft, isEmpty, type Draft } from './draft.ts';
import type { Owner } from '../../../shared/kept.ts';
import { keptDraft, type KeptDraft } from './keptDraft.ts';

type Change = Draft | ((now: Draft) => Draft);

interface History {
  past: readonly Draft[];
  now: Draft;
  future: readonly Draft[];
}

type Step =
  | { kind: 'do'; next: Change; joins: boolean }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'set'; draft: Draft };

/** So many steps can be undone. */
const MOST = 200;

const step = (history: History, action: Step): History => {
  const { past, now, future } = history;
  switch (action.kind) {
    case 'do': {
      const next = typeof action.next === 'function' ? action.next(now) : action.next;
      if (next === now) return history;
      // Typing in one field is one step.
      return { past: action.joins ? past : [...past, now].slice(-MOST), now: next, future: [] };
    }
    case 'undo':
      return past.length === 0 ? history : { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future] };
    case 'redo':
      return future.length === 0 ? history : { past: [...past, now], now: future[0]!, future: future.slice(1) };
    case 'set':
      return { past: [], now: action.draft, future: [] };
  }
};

export interface DraftHistory {
  draft: Draft;
  canUndo: boolean;
  canRedo: boolean;
  /** Makes a change, of the draft at that moment where it comes late; one that `joins` the one before is undone together with it. */
  change: (next: Change, joins?: boolean) => void;
  undo: () => void;
  redo: () => void;
  /** The server has the draft by now: whoever leaves before the pages are new finds none that was made of the old ones. */
  settle: () => void;
  /** Begins anew from a draft, or without one. */
  reset: (draft?: Draft) => void;
}

/** The draft of one document with its steps back and forth, kept in this browser while it holds anything. */
export const useDraft = (
  { owner, fileId }: { owner: Owner; fileId: string },
  { version, versionNumber, pages }: Omit<KeptDraft, 'draft'>,
): DraftHistory => {
  const [keeper] = useState(() => keptDraft.open(owner, fileId));
  const [{ past, now, future }, act] = useReducer(step, { past: [], now: keeper.draft, future: [] });
  const settled = useRef<Draft>(undefined);
  useEffect(() => {
    const write = () =>
      keeper.write({ version, versionNumber, draft: settled.current === now ? emptyDraft : now, pages });
    if (isEmpty(now)) return write();
    // Not at every key: a long draft takes a moment.
    const timer = setTimeout(write, 300);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
      write();
    };
  }, [keeper, version, versionNumber, now, pages]);
  return {
    draft: now,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (next, joins = false) => act({ kind: 'do', next, joins }),
    undo: () => act({ kind: 'undo' }),
    redo: () => act({ kind: 'redo' }),
    settle() {
      settled.current = now;
      keeper.write({ version, draft: emptyDraft, pages });
    },
    reset: (draft = emptyDraft) => act({ kind: 'set', draft }),
  };
};
