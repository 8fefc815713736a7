import { constants, me, type Api, type Output, type UserInfo } from '@tinystar/contract';
import { callOptions } from '@tinystar/features/shared';

/** Unread messages of the current identity, and of each. */
export type Unread = Output<typeof me.unread>;

/** Every 3 minutes, not while hidden, at once on return (C-110, NOTIF-04). It stops when nothing shows it. */
export const unreadQuery = (api: Api) =>
  callOptions(api, me.unread, {}, { poll: constants.UNREAD_POLL, onFocus: 'always' });

/** An agent counts as present as long as his browser asks this often (ms), and has people waiting for him. */
const AGENT_POLL = 30_000;

/** The same as the workspace watches it: more often for agents, and while hidden for whoever is told of it there. */
export const watchQuery = (api: Api, { agent, hidden }: { agent: boolean; hidden: boolean }) =>
  callOptions(
    api,
    me.unread,
    {},
    { poll: agent ? AGENT_POLL : constants.UNREAD_POLL, pollHidden: hidden, onFocus: 'always' },
  );

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
