import { ConfirmDialog, toast } from '@tinystar/ui';
import { useState } from 'react';
import { say } from '../say.ts';
import { binCopy, type BinWords } from './words.ts';

interface Move<Input, Output> {
  isPending: boolean;
  mutate: (
    input: Input,
    then: { onSuccess: (done: Output) => void; onError: (error: Error) => void; onSettled?: () => void },
  ) => void;
}

export interface BinMoves {
  /** What is on the page: the names of what is deleted for good are told before. */
  data: { rows: readonly { id: string; name: string }[]; count: number } | undefined;
  words: BinWords;
  restore: Move<string[], { renamed: string[] }>;
  /** Undefined: everything in the bin. */
  purge: Move<string[] | undefined, unknown>;
}

/** What is chosen in a recycle bin, taking it back, and the question before it is deleted for good. */
export function useBinMoves({ data, words, restore, purge }: BinMoves) {
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<string[] | 'all'>();
  const [names, remember] = useState<ReadonlyMap<string, string>>(new Map());
  const forget = (ids: readonly string[]) => select((before) => new Set([...before].filter((id) => !ids.includes(id))));
  const known = (rows: readonly { id: string; name: string }[]) =>
    remember((before) => new Map([...before, ...rows.map(({ id, name }) => [id, name] as const)]));
  const asked = asking === 'all' || !asking ? [] : asking;
  const named = asked.map((id) => names.get(id) ?? data?.rows.find((row) => row.id === id)?.name ?? '');
  const question = (
    <ConfirmDialog
      open={asking !== undefined}
      tone="danger"
      title={asking === 'all' ? `${binCopy.clear}？` : binCopy.purgeTitle(named, words)}
      confirmLabel={asking === 'all' ? binCopy.clear : binCopy.purge}
      pending={purge.isPending}
      onCancel={() => setAsking(undefined)}
      onConfirm={() =>
        purge.mutate(asking === 'all' ? undefined : asked, {
          onSuccess: () => {
            toast(binCopy.purged);
            if (asking === 'all') select(new Set());
            else forget(asked);
          },
          onError: say,
          onSettled: () => setAsking(undefined),
        })
      }
    >
      {asking === 'all' ? binCopy.clearText(data?.count ?? 0, words) : binCopy.purgeText(named, words)}
    </ConfirmDialog>
  );
  return {
    selected,
    /** Chosen rows are remembered by name, on whatever page they were. */
    select: (ids: ReadonlySet<string>) => {
      known(data?.rows ?? []);
      select(ids);
    },
    selectRows: (rows: readonly { id: string; name: string }[]) => {
      known(rows);
      select(new Set(rows.map(({ id }) => id)));
    },
    takeBack: (ids: string[]) =>
      restore.mutate(ids, {
        onSuccess: ({ renamed }) => {
          toast(renamed.length > 0 ? binCopy.renamed(renamed) : words.restored);
          forget(ids);
        },
        onError: say,
      }),
    askPurge: (ids: string[]) => setAsking(ids),
    askClear: () => setAsking('all'),
    question,
  };
}
