import { useRef } from 'react';
import { useVersionedSave, type VersionedSaveOptions } from '../shared/conflict/index.ts';
import type { Origin } from '../shared/drafts.ts';

export interface UndoableSaveOptions<T extends object> extends Pick<
  VersionedSaveOptions<T>,
  'fields' | 'read' | 'touches'
> {
  send: (values: T, version: number) => Promise<{ version: number }>;
  /** Tells that it is saved, with the way back to what stood there before. */
  undo: (before: T, version: number | undefined) => void;
  /** Fills the form in anew. */
  renew: () => void;
}

/** Saves a form of the operator over what it was filled in from. */
export const useUndoableSave = <T extends object>({ send, read, undo, renew, ...rest }: UndoableSaveOptions<T>) => {
  const before = useRef<T>(undefined);
  const saved = useRef<number>(undefined);
  const { saveWhole, ...state } = useVersionedSave<T>({
    ...rest,
    async send({ values, version }) {
      saved.current = (await send(values, version)).version;
    },
    read(current) {
      const now = read(current);
      if (now) before.current = now.values;
      return now;
    },
    onSaved() {
      renew();
      if (before.current) undo(before.current, saved.current);
    },
    onTheirs: renew,
  });
  return {
    ...state,
    save(from: Origin<T>, values: T) {
      before.current = from.values;
      saved.current = undefined;
      saveWhole(from, values);
    },
  };
};
