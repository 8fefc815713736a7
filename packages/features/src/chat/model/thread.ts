import type { ChatMessage } from '@tinystar/contract';
import type { SentAlong } from '../along/along.ts';
import type { Problem, TurnState } from './turn.ts';

/** One message on the screen. `key` stays the same while the message moves from sent to stored. */
export interface Entry {
  key: string;
  message: ChatMessage;
  problem: Problem | null;
  /** Unsent messages have no id on the server yet. */
  stored: boolean;
  /** The idempotency key of the last request: sending it again with the same key makes no second question. */
  idempotencyKey?: string;
}

/** Messages by key and their order, oldest first; `complete` when the start of the history is reached. */
export interface Thread {
  entries: Readonly<Record<string, Entry>>;
  order: readonly string[];
  complete: boolean;
}

export const emptyThread: Thread = { entries: {}, order: [], complete: false };

/**
 * The rows of the list, top to bottom. The same entry gives the same object, so that React does not draw a finished row
 * again.
 */
export type Item =
  | { kind: 'welcome'; key: 'welcome' }
  | { kind: 'day'; key: string; time: number }
  | { kind: 'clear'; key: string }
  | { kind: 'posted'; key: string; message: ChatMessage }
  | { kind: 'turn'; key: string; entry: Entry };

/** A gap after which the time is shown again, in milliseconds. */
const QUIET = 30 * 60_000;

const settled = (message: ChatMessage): Entry => ({
  key: message.id,
  message,
  problem: problemIn(message),
  stored: true,
});

/** Why a stored answer failed, as it was said in the stream. */
export const problemIn = ({ failure }: ChatMessage): Problem | null =>
  failure
    ? {
        code: failure.errorCode,
        message: failure.errorMessage,
        status: -1,
        ...(failure.requestId === undefined ? {} : { requestId: failure.requestId }),
      }
    : null;

/** Puts an entry at the end. */
export const append = (thread: Thread, entry: Entry): Thread => ({
  ...thread,
  entries: { ...thread.entries, [entry.key]: entry },
  order: thread.order.includes(entry.key) ? thread.order : [...thread.order, entry.key],
});

/** Adds a message of the server at the end, for example a clear marker. */
export const appendMessage = (thread: Thread, message: ChatMessage): Thread => append(thread, settled(message));

/** Puts a message of the server right after an entry, unless it is there already. */
export const insertAfter = (thread: Thread, key: string, message: ChatMessage): Thread => {
  const at = thread.order.indexOf(key);
  if (at < 0 || thread.entries[message.id]) return thread;
  return {
    ...thread,
    entries: { ...thread.entries, [message.id]: settled(message) },
    order: thread.order.toSpliced(at + 1, 0, message.id),
  };
};

/** Changes one entry in place; an unknown key changes nothing. */
export const patch = (thread: Thread, key: string, change: Partial<Omit<Entry, 'key'>>): Thread => {
  const entry = thread.entries[key];
  return entry ? { ...thread, entries: { ...thread.entries, [key]: { ...entry, ...change } } } : thread;
};

/** Takes an entry out. */
export const remove = (thread: Thread, key: string): Thread => {
  const { [key]: _, ...entries } = thread.entries;
  return { ...thread, entries, order: thread.order.filter((other) => other !== key) };
};

/**
 * Merges a page of older messages; rows already known keep their place, no rows mean that the start is reached (C-138).
 */
export const mergeOlder = (thread: Thread, rows: readonly ChatMessage[]): Thread => {
  if (rows.length === 0) return { ...thread, complete: true };
  const known = new Set(thread.order.map((key) => thread.entries[key]?.message.id));
  const fresh = rows.filter((row) => !known.has(row.id)).toSorted((a, b) => a.timestamp - b.timestamp);
  if (fresh.length === 0) return { ...thread, complete: true };
  return {
    ...thread,
    entries: { ...thread.entries, ...Object.fromEntries(fresh.map((row) => [row.id, settled(row)])) },
    order: [...fresh.map((row) => row.id), ...thread.order],
  };
};

/** The time before which older messages lie. */
export const oldestTime = (thread: Thread): number | undefined => {
  const first = thread.order[0];
  return first === undefined ? undefined : thread.entries[first]?.message.timestamp;
};

/**
 * The rows of the list: the welcome once the start is reached, a time line where a conversation resumes, the messages.
 */
export const itemsOf = (thread: Thread): readonly Item[] => {
  const items: Item[] = thread.complete ? [welcomeItem] : [];
  let before = Number.NEGATIVE_INFINITY;
  for (const key of thread.order) {
    const entry = thread.entries[key];
    if (!entry) continue;
    const { msgType, timestamp } = entry.message;
    const { day, row } = rowsOf(entry);
    if (msgType === 'clear') {
      before = Number.NEGATIVE_INFINITY;
    } else {
      if (timestamp - before > QUIET) items.push(day);
      before = timestamp;
    }
    items.push(row);
  }
  return items;
};

const welcomeItem: Item = { kind: 'welcome', key: 'welcome' };
const rows = new WeakMap<Entry, { day: Item; row: Item }>();

const rowsOf = (entry: Entry): { day: Item; row: Item } => {
  let made = rows.get(entry);
  if (!made) {
    const { key, message } = entry;
    made = {
      day: { kind: 'day', key: `day-${key}`, time: message.timestamp },
      row: rowOf(entry),
    };
    rows.set(entry, made);
  }
  return made;
};

const rowOf = (entry: Entry): Item => {
  const { key, message } = entry;
  switch (message.msgType) {
    case 'qa':
      return { kind: 'turn', key, entry };
    case 'clear':
      return { kind: 'clear', key };
    case 'welcome':
    case 'advertisement':
    case 'keyword':
      return isTurn(message) ? { kind: 'turn', key, entry } : { kind: 'posted', key, message };
  }
};

/** A question with its answer; a keyword reply that nobody asked for is none. */
export const isTurn = ({ msgType, question }: ChatMessage): boolean =>
  msgType === 'qa' || (msgType === 'keyword' && question !== '');

/** Clearing makes sense only when something real was said since the last clear marker (assistants.md §4). */
export const canClear = (thread: Thread, busy: boolean): boolean => !busy && newestTurn(thread) !== null;

/**
 * Key of the last turn after the last clear marker, the only one that can be asked again. What nobody asked for, such as
 * an advertisement, is passed over.
 */
export const newestTurn = (thread: Thread): string | null => {
  const last = thread.order
    .map((key) => thread.entries[key])
    .findLast((entry) => entry && (entry.message.msgType === 'clear' || isTurn(entry.message)));
  return last && isTurn(last.message) ? last.key : null;
};

/** Key of the latest answer when it and the one before it are disliked; what was cleared away counts no more. */
export const dislikedTwice = (thread: Thread): string | null => {
  const since = thread.order.findLastIndex((key) => thread.entries[key]?.message.msgType === 'clear');
  const answers = thread.order
    .slice(since + 1)
    .flatMap((key) => thread.entries[key] ?? [])
    .filter(({ message }) => isTurn(message) && message.answerStatus === 'success')
    .slice(-2);
  return answers.length === 2 && answers.every(({ message }) => message.thumb === 'down') ? answers[1]!.key : null;
};

/** The stored form of a turn that is over; `asked` is the message as it was sent. */
export const settle = (asked: ChatMessage, turn: TurnState): ChatMessage => {
  const { finished } = turn;
  const base: ChatMessage = {
    ...asked,
    id: turn.id ?? asked.id,
    answer: turn.text,
    answerStatus: turn.phase,
    thumb: 'none',
  };
  if (!finished) return { ...base, sentenceMap: turn.sources, similarQuestions: [], stopped: false };
  return {
    ...base,
    answerContentType: finished.answerContentType,
    answerSource: finished.answerSource,
    ...(finished.certainty && { certainty: finished.certainty }),
    ...(finished.didYouMean && { didYouMean: finished.didYouMean }),
    answerByKeyword: finished.answerByKeyword,
    sentenceMap: finished.sentenceMap,
    similarQuestions: finished.similarQuestions,
    stopped: finished.stopped ?? false,
    timestamp: finished.timestamp,
  };
};

/** A question on its way: the message as it stands before the server knows it. */
export const unsent = (key: string, question: string, now: number, along: Partial<SentAlong> = {}): Entry => ({
  key,
  problem: null,
  stored: false,
  message: {
    id: key,
    kbBotId: '',
    kbBotType: 'personal',
    chatId: '',
    msgType: 'qa',
    question,
    ...(along.attachments && { attachments: [...along.attachments] }),
    ...(along.mentions && { mentions: [...along.mentions] }),
    answer: '',
    answerContentType: 'markdown',
    answerStatus: 'waiting',
    answerSource: '',
    answerByKeyword: false,
    stopped: false,
    sentenceMap: {},
    similarQuestions: [],
    thumb: 'none',
    userId: '',
    timestamp: now,
  },
});
