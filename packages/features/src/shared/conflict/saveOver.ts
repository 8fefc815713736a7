import { ApiError, errorCodes } from '@tinystar/contract';
import { changesOver, same, type Origin } from '../drafts.ts';

export interface Attempt<T extends object> {
  /** What the changes were made from. */
  from: Origin<T>;
  changes: Partial<T>;
  /** Saves the whole form, or its changes, as made from a version. */
  send: (form: { values: T; changes: Partial<T>; version: number }) => Promise<unknown>;
  /** Reads the row that a refusal carries; undefined when it is none. */
  read: (current: unknown) => Origin<T> | undefined;
  /** What the try before sent, where no answer to it has come: it may be what stands there. */
  lost?: T | undefined;
}

/**
 * Saves changes over what they were made from. Answers null when they are saved, or else the form as somebody else has
 * saved it meanwhile. A row that changed elsewhere than in this form is no matter: the changes go on top of it.
 */
export async function saveOver<T extends object>({
  from,
  changes,
  send,
  read,
  lost,
}: Attempt<T>): Promise<Origin<T> | null> {
  let base = from;
  for (;;) {
    try {
      await send({ values: { ...base.values, ...changes }, changes, version: base.version });
      return null;
    } catch (error) {
      const refused = error instanceof ApiError && error.code === errorCodes.conflict;
      const current = refused ? read(error.current) : undefined;
      if (!current || current.version === base.version) throw error;
      // The saved form has these values already: an earlier try was saved and its answer lost, or somebody saved the
      // same.
      if (Object.keys(changesOver(current.values, changes)).length === 0) return null;
      if (!same(current.values, from.values) && !same(current.values, lost)) return current;
      base = current;
    }
  }
}
