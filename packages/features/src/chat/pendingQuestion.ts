import type { ChatMessage } from '@tinystar/contract';
import type { SentAlong } from './along/along.ts';
import type { Owner } from '../shared/kept.ts';
import { storage } from '../shared/storage.ts';

/** A question whose answer has not ended in this browser. */
export interface PendingQuestion {
  question: string;
  /** Repeating the question under it goes on with the same message. */
  idempotencyKey: string;
  /** Attachments, and documents that it keeps to. */
  along?: SentAlong | undefined;
  /** The message that is asked again. */
  again?: string;
  /** Its answer is written on. */
  goesOn?: boolean;
  /** It failed without having arrived: it waits for whoever asked it, not for its answer. */
  unsent?: boolean;
  /** It never arrived and stands in the box again: who writes something else there has given it up. */
  typed?: boolean;
  /** The message, once the server named it. */
  id?: string;
  /** The server's time of the newest message before it; its own message is younger. */
  after: number;
}

/** Keeps the questions of one conversation that have no answer yet over a reload, by their keys. */
export interface PendingStore {
  /** In the order in which they were asked last. */
  read(): readonly PendingQuestion[];
  write(pending: PendingQuestion): void;
  remove(pending: Pick<PendingQuestion, 'idempotencyKey'>): void;
}

/** Without the question of this key. */
export const without = (
  kept: readonly PendingQuestion[],
  { idempotencyKey: key }: Pick<PendingQuestion, 'idempotencyKey'>,
) => kept.filter(({ idempotencyKey }) => idempotencyKey !== key);

export const pendingOf = (owner: Owner, conversation: string): PendingStore => {
  const own = storage.of(owner);
  const read = () => parse(own.read('asked', conversation));
  const keep = (kept: readonly PendingQuestion[]) =>
    own.write('asked', kept.length > 0 ? JSON.stringify(kept) : '', conversation);
  return {
    read,
    write: (pending) => keep([...without(read(), pending), pending]),
    remove: (pending) => keep(without(read(), pending)),
  };
};

const parse = (text: string): PendingQuestion[] => {
  try {
    return (JSON.parse(text || '[]') as unknown[]).filter(isPending);
  } catch {
    return [];
  }
};

const isPending = (value: unknown): value is PendingQuestion =>
  typeof value === 'object' &&
  value !== null &&
  'question' in value &&
  typeof value.question === 'string' &&
  'idempotencyKey' in value &&
  typeof value.idempotencyKey === 'string' &&
  'after' in value &&
  typeof value.after === 'number';

/** The message of a pending question among the newest ones, when it reached the server. */
export const messageOf = (pending: PendingQuestion, rows: readonly ChatMessage[]): ChatMessage | undefined => {
  const id = pending.id ?? pending.again;
  return id === undefined
    ? rows.findLast(({ question, timestamp }) => question === pending.question && timestamp > pending.after)
    : rows.find((row) => row.id === id);
};
