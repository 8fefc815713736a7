import type { Endpoint, Input, Output } from '@tinystar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../session.ts';
import { callKey } from './callKey.ts';

/** Puts an answer in the place of the one kept for a call, where a change has just answered with it. */
export const useSetCall = <E extends Endpoint>(
  e: E,
  input: Input<E>,
): ((next: (known: Output<E> | undefined) => Output<E> | undefined) => void) => {
  const api = useApi();
  const queries = useQueryClient();
  return (next) => void queries.setQueryData<Output<E>>(callKey(api, e, input), next);
};
