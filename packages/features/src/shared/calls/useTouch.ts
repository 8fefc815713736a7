import type { Endpoint } from '@tinystar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callKeys } from './callKey.ts';

/**
 * Marks every kept answer of these calls as out of date, in every scope and for every input, and asks those on the
 * page again. Resolves when they have answered. Keeps its identity.
 */
export const useTouch = (): ((...touched: readonly Endpoint[]) => Promise<void>) => {
  const queries = useQueryClient();
  return useCallback(
    async (...touched) => {
      await Promise.all(touched.map((e) => queries.invalidateQueries({ queryKey: callKeys(e) })));
    },
    [queries],
  );
};
