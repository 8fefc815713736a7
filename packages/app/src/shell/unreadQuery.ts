import { constants, me, type Api, type Output, type UserInfo } from '@tinystar/contract';
import { queryOptions } from '@tanstack/react-query';

/** Unread messages of the current identity, and of each. */
export type Unread = Output<typeof me.unread>;

/** Every 3 minutes, not while hidden, at once on return (C-110, NOTIF-04). Ends with whoever watches it. */
export const unreadQuery = (api: Api) =>
  queryOptions({
    queryKey: ['unread'],
    queryFn: (): Promise<Unread> => api(me.unread, {}),
    refetchInterval: constants.UNREAD_POLL,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });

/** The user with the latest counts in place of those of when the session was loaded. */
export const withUnread = (user: UserInfo, unread: Unread | undefined): UserInfo => {
  if (!unread) return user;
  const counts = new Map(unread.tenants.map(({ id, unreadMessageCount }) => [id, unreadMessageCount]));
  return {
    ...user,
    unreadMessageCount: unread.personal,
    tenants: user.tenants.map((tenant) => ({ ...tenant, unreadMessageCount: counts.get(tenant.id) ?? 0 })),
  };
};
