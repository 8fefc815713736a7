import type { ChatMessage } from '@tinystar/contract';
import type { SentAlong } from './along/along.ts';
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
  /** The message, once the server named it. */
  id?: string;
  /** The server's time of the newest message before it; its own message is younger. */
  after: number;
}

/** Keeps the pending question of one conversation over a reload. */
export interface PendingStore {
  read(): PendingQuestion | null;
  write(pending: PendingQuestion | null): void;
}

export const pendingOf = (conversation: string): PendingStore => {
  const key = `pending.${conversation}`;
  return {
    read: () => parse(storage.read(key)),
    write: (pending) => (pending ? storage.write(key, JSON.stringify(pending)) : storage.remove(key)),
  };
};

const parse = (text: string | null): PendingQuestion | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isPending(value) ? value : null;
  } catch {
    return null;
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
