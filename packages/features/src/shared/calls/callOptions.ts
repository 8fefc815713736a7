import type { Api, Endpoint, Input, Output } from '@tinystar/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { quietly } from './quietly.ts';
import { runCall } from './runCall.ts';
import { callKey } from './callKey.ts';

export interface CallSettings<O> {
  /** False asks nothing yet. @default true */
  enabled?: boolean;
  /** The answer to the previous input stays while the next one is asked for: pages, filters, searches. */
  keepPrevious?: boolean;
  /** Milliseconds until it is asked again, false for never; a function decides by the latest answer. */
  poll?: number | ((latest: O | undefined) => number | false);
  /** Whether it is asked again while the window is hidden, too. @default false */
  pollHidden?: boolean;
  /** Milliseconds for which an answer counts as fresh. @default that of the cache */
  staleTime?: number;
  /** Asks again when the window is looked at again; `always` also while the answer is fresh. */
  onFocus?: boolean | 'always';
  /** What is kept of an answer when the next one comes. @default the next one alone */
  merge?: (known: O | undefined, fresh: O) => O;
}

/** How one call of the contract is asked, kept and asked again. */
export const callOptions = <E extends Endpoint>(
  api: Api,
  e: E,
  input: Input<E>,
  { keepPrevious, poll, pollHidden, onFocus, merge, ...options }: CallSettings<Output<E>> = {},
) =>
  queryOptions<Output<E>>({
    ...options,
    queryKey: callKey(api, e, input),
    // What is shown already is looked at again without the person: a refusal then leads nowhere.
    queryFn: ({ client, queryKey }) =>
      runCall(client.getQueryData(queryKey) === undefined ? api : quietly(api), e, input),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(poll !== undefined && {
      refetchInterval: typeof poll === 'number' ? poll : ({ state }) => poll(state.data),
    }),
    ...(pollHidden && { refetchIntervalInBackground: true }),
    ...(onFocus !== undefined && { refetchOnWindowFocus: onFocus }),
    ...(merge && {
      structuralSharing: (known, fresh) => merge(known as Output<E> | undefined, fresh as Output<E>),
    }),
  });
