import { unreadByIdentity, type UnreadByIdentity } from '../customerService/unread.ts';
import type { Services } from '../platform/services.ts';
import { unreadDigests } from '../reports/digest.ts';

/** What waits for a person, by identity: messages of tickets, and the weekly digest of an enterprise he administers. */
export async function unreadOf({ db, now }: Pick<Services, 'db' | 'now'>, userId: string): Promise<UnreadByIdentity> {
  const [messages, digests] = await Promise.all([unreadByIdentity(db, userId), unreadDigests(db, userId, now())]);
  const all = new Map(messages);
  for (const tenantId of digests) all.set(tenantId, (all.get(tenantId) ?? 0) + 1);
  return all;
}
