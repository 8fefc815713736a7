import type { Api, Endpoint, Input, Output } from '@tinystar/contract';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useApi } from '../session.ts';
import { runCall } from './runCall.ts';
import { useTouch } from './useTouch.ts';

export interface ChangeOptions<I, O> {
  /** Calls whose answers the change makes out of date; those on the page are asked again. */
  touches: readonly Endpoint[];
  /** Runs when the touched calls have answered. */
  onSuccess?: (answer: O, input: I) => unknown;
  onError?: (error: Error, input: I) => unknown;
}

/** A change that takes several calls, or one with an upload's progress. */
type Run<I, O> = (api: Api, input: I) => Promise<O>;

/**
 * Makes a change by a call of the contract: `useChange(documents.remove, { touches: [documents.list] })`. The touched
 * calls are asked again also after a refusal, because then what the page shows was not up to date. It stays pending
 * until they have answered.
 */
export function useChange<E extends Endpoint>(
  e: E,
  options: ChangeOptions<Input<E>, Output<E>>,
): UseMutationResult<Output<E>, Error, Input<E>>;
export function useChange<I, O>(run: Run<I, O>, options: ChangeOptions<I, O>): UseMutationResult<O, Error, I>;
export function useChange(
  change: Endpoint | Run<unknown, unknown>,
  { touches, onSuccess, onError }: ChangeOptions<unknown, unknown>,
) {
  const api = useApi();
  const touch = useTouch();
  return useMutation({
    mutationFn: (input: unknown) =>
      typeof change === 'function' ? change(api, input) : runCall(api, change, input as Record<string, unknown>),
    onSuccess: async (answer, input) => {
      await touch(...touches);
      await onSuccess?.(answer, input);
    },
    onError: (error, input) => {
      void touch(...touches);
      return onError?.(error, input);
    },
  });
}
