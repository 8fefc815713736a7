import { ApiError, messages } from '@tinystar/contract';

/** A fetched value in its four states; a refetch keeps `ready`, so nothing shown goes away. */
export type Remote<T> =
  | { kind: 'loading' }
  | { kind: 'ready'; data: T }
  | { kind: 'missing' }
  | {
      kind: 'failed';
      message: string;
      requestId?: string | undefined;
      /** The right to see it is gone, so that another try cannot help. */
      denied?: boolean;
    };

interface QueryLike<T> {
  data: T | undefined;
  error: unknown;
  /** It waits for the network. */
  isPaused?: boolean;
}

/**
 * What a view shows of a query: old data before its error, 404 as `missing`. One that waits for the network has failed
 * until the network is back.
 */
export const remoteOf = <T>({ data, error, isPaused }: QueryLike<T>): Remote<T> => {
  if (data !== undefined) return { kind: 'ready', data };
  if (error === null || error === undefined)
    return isPaused ? { kind: 'failed', message: messages.network } : { kind: 'loading' };
  if (!(error instanceof ApiError)) return { kind: 'failed', message: messages.unexpected };
  if (error.status === 404) return { kind: 'missing' };
  return { kind: 'failed', message: error.message, requestId: error.requestId, denied: error.status === 403 };
};
