import { useApi } from '@tinystar/features/shared';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unreadQuery, type Unread } from './unreadQuery.ts';

/** Unread messages, asked again as long as the workspace is shown; undefined until the first answer. */
export const useUnread = (): Unread | undefined => useQuery(unreadQuery(useApi())).data;

/**
 * Asks on every page of the workspace, also those that show no count: the answer says as whom one acts by now, so that
 * the page of a removed member does not wait for his next call. A window beside another one is left and come back to
 * without being hidden; the library hears only of the latter.
 */
export const useWatchUnread = (): void => {
  const { refetch } = useQuery(unreadQuery(useApi()));
  useEffect(() => {
    const ask = () => void refetch({ cancelRefetch: false });
    addEventListener('focus', ask);
    return () => removeEventListener('focus', ask);
  }, [refetch]);
};
