import type { UseQueryResult } from '@tanstack/react-query';

type Answers = Readonly<Record<string, UseQueryResult<unknown>>>;

/** Several calls that a view shows as one thing. */
export interface Together<T> {
  /** Every answer under its name; undefined until all have come. */
  data: T | undefined;
  /** The first error of those that have no answer. */
  error: Error | null;
  isError: boolean;
  /** One of them waits for the network. */
  isPaused: boolean;
  isFetching: boolean;
  /** Asks again what failed. */
  retry: () => void;
}

/** `togetherOf({ code: useCall(…), count: useCall(…) })`: ready when all are, failed when one is. */
export const togetherOf = <Q extends Answers>(
  calls: Q,
): Together<{ [Name in keyof Q]: NonNullable<Q[Name]['data']> }> => {
  const all = Object.values(calls);
  const failed = all.find(({ data, error }) => data === undefined && error !== null);
  const ready = all.every(({ data }) => data !== undefined);
  const answers = Object.fromEntries(Object.entries(calls).map(([name, { data }]) => [name, data]));
  return {
    data: ready ? (answers as { [Name in keyof Q]: NonNullable<Q[Name]['data']> }) : undefined,
    error: failed?.error ?? null,
    isError: failed !== undefined,
    isPaused: all.some(({ data, isPaused }) => data === undefined && isPaused),
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const call of all) if (call.isError) void call.refetch();
    },
  };
};
