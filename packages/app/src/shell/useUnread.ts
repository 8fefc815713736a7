import { useApi } from '@tinystar/features/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { unreadQuery, type Unread } from './unreadQuery.ts';

/** Unread messages, asked again as long as the workspace is shown; undefined until the first answer. */
export const useUnread = (): Unread | undefined => useQuery(unreadQuery(useApi())).data;

/** Asks for the counts anew: messages were read or written. Keeps its identity. */
export const useRefreshUnread = (): (() => void) => {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: ['unread'] });
    void queries.invalidateQueries({ queryKey: ['notifications'] });
  }, [queries]);
};
