import { useApi, useSession } from '@tinystar/features/shared';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mayNotify, notify } from './desktopNotice.ts';
import { unreadQuery, watchQuery, type Unread } from './unreadQuery.ts';

/** Unread messages, asked again as long as the workspace is shown; undefined until the first answer. */
export const useUnread = (): Unread | undefined => useQuery(unreadQuery(useApi())).data;

/**
 * Asks on every page of the workspace, also those that show no count: the answer says as whom one acts by now, so that
 * the page of a removed member does not wait for his next call. A window beside another one is left and come back to
 * without being hidden; the library hears only of the latter. Returns the unread messages of the current identity, and
 * says when there are more of them while the window is hidden.
 */
export const useWatchUnread = (): number => {
  const { permissions } = useSession();
  const agent = permissions.isTenantKbBotCustomerService;
  const { data, refetch } = useQuery(watchQuery(useApi(), { agent, hidden: agent || mayNotify() }));
  useEffect(() => {
    const ask = () => void refetch({ cancelRefetch: false });
    addEventListener('focus', ask);
    return () => removeEventListener('focus', ask);
  }, [refetch]);
  const count = data?.count;
  const known = useRef(count);
  useEffect(() => {
    if (known.current !== undefined && count !== undefined && count > known.current && document.hidden && mayNotify())
      notify(count);
    known.current = count;
  }, [count]);
  return count ?? 0;
};
