import type { Endpoint, Input, Output } from '@tinystar/contract';
import { useEffect } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApi } from '../session.ts';
import { callOptions, type CallSettings } from './callOptions.ts';

/**
 * Asks one call of the contract and keeps its answer: `useCall(documents.list, { id, page }, { keepPrevious: true })`.
 * The cache key comes from the call, the scope and the input. Errors are {@link ApiError}s, as everywhere. A window beside
 * another one is left and come back to without being hidden, which is all that the library hears of.
 */
export const useCall = <E extends Endpoint>(
  e: E,
  input: Input<E>,
  options: CallSettings<Output<E>> = {},
): UseQueryResult<Output<E>> => {
  const answer = useQuery(callOptions(useApi(), e, input, options));
  const { enabled = true, onFocus = false } = options;
  const { refetch, isStale } = answer;
  const asks = enabled && (onFocus === 'always' || (onFocus && isStale));
  useEffect(() => {
    if (!asks) return;
    const ask = () => void refetch({ cancelRefetch: false });
    addEventListener('focus', ask);
    return () => removeEventListener('focus', ask);
  }, [asks, refetch]);
  return answer;
};
