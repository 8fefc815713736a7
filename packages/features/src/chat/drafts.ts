import { storage } from '../shared/storage.ts';

/** The question being typed, or sent and not yet confirmed, of one conversation; survives reload and log-in. */
export interface Draft {
  read(): string;
  write(text: string): void;
}

export const draftOf = (conversation: string): Draft => {
  const key = `draft.${conversation}`;
  return {
    read: () => storage.read(key) ?? '',
    write: (text) => (text === '' ? storage.remove(key) : storage.write(key, text)),
  };
};
