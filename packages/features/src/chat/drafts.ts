import type { Owner } from '../shared/kept.ts';
import { storage } from '../shared/storage.ts';

/** The question being typed, or sent and not yet confirmed, of one owner's conversation; survives reload and log-in. */
export interface Draft {
  read(): string;
  write(text: string): void;
  /** Tells what is typed in another tab, until the answered function is called. */
  follow?(told: (text: string) => void): () => void;
}

export const draftOf = (owner: Owner, conversation: string): Draft => {
  const { read, write, follow } = storage.of(owner);
  return {
    read: () => read('typed', conversation),
    write: (text) => write('typed', text, conversation),
    follow: (told) => follow('typed', conversation, told),
  };
};
