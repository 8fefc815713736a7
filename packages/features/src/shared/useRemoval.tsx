import { ConfirmDialog, toast } from '@tinystar/ui';
import { useState } from 'react';
import { say } from './say.ts';

export interface RemovalOptions {
  remove: {
    isPending: boolean;
    mutate: (
      ids: string[],
      then: { onSuccess: () => void; onError: (error: Error) => void; onSettled: () => void },
    ) => void;
  };
  words: { title: (count: number) => string; text: string; confirm: string; done: string };
}

/** What is selected in a list, and the question that stands before rows of it are deleted. */
export const useRemoval = ({ remove, words }: RemovalOptions) => {
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState<string[]>([]);
  /** Rows that left the list are selected no more. */
  const forget = (ids: readonly string[]) => select((before) => new Set([...before].filter((id) => !ids.includes(id))));
  const question = (
    <ConfirmDialog
      open={removing.length > 0}
      tone="danger"
      title={words.title(removing.length)}
      confirmLabel={words.confirm}
      pending={remove.isPending}
      onCancel={() => setRemoving([])}
      onConfirm={() =>
        remove.mutate(removing, {
          onSuccess: () => {
            toast(words.done);
            forget(removing);
          },
          onError: say,
          onSettled: () => setRemoving([]),
        })
      }
    >
      {words.text}
    </ConfirmDialog>
  );
  return { selected, select, forget, ask: setRemoving, question };
};
