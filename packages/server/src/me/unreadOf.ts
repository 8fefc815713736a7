import { unreadByIdentity, type UnreadByIdentity } from '../customerService/unread.ts';
import { noticesOf } from '../notices/module.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { unreadDigests } from '../reports/digest.ts';

export interface Unread {
  byIdentity: UnreadByIdentity;
  /** How many of those of the identity he acts as are notices. */
  notices: number;
}

/**
 * What waits for a person, by identity: messages of tickets, the weekly digest of an enterprise he administers, and
 * notices, which are about him whoever he acts as, and are counted where he is.
 */
export async function unreadOf({ db, now }: Pick<Services, 'db' | 'now'>, caller: Caller): Promise<Unread> {
  const { userId } = caller;
  const [messages, digests, notices] = await Promise.all([
    unreadByIdentity(db, userId),
    unreadDigests(db, userId, now()),
    noticesOf(db, userId),
  ]);
  const all = new Map(messages);
  const add = (identity: string, count: number) => count > 0 && all.set(identity, (all.get(identity) ?? 0) + count);
  for (const tenantId of digests) add(tenantId, 1);
  add(caller.tenant?.id ?? '', notices);
  return { byIdentity: all, notices };
}
