import type { Endpoint, Input, Output } from '@tinystar/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApi } from '../session.ts';
import { callOptions, type CallSettings } from './callOptions.ts';

/**
 * Asks one call of the contract and keeps its answer: `useCall(documents.list, { id, page }, { keepPrevious: true })`.
 * The cache key comes from the call, the scope and the input. Errors are {@link ApiError}s, as everywhere.
 */
export const useCall = <E extends Endpoint>(
  e: E,
  input: Input<E>,
  options?: CallSettings<Output<E>>,
): UseQueryResult<Output<E>> => useQuery(callOptions(useApi(), e, input, options));
