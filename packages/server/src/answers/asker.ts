import type { AssistantRow } from '../assistants/schema.ts';
import type { Holder } from '../documents/filePass.ts';
import { ownerOf, type Caller, type Owner } from '../platform/http/caller.ts';

/** Who asks: a logged-in person in one of his identities, or an anonymous visitor. */
export interface Asker {
  /** Key of his history: `personal:<user>`, `tenant:<tenant>:<user>`, `visitor:<id>` or `visitor:once:<id>`. */
  key: string;
  /** The person's id, or the visitor's. */
  userId: string;
  /** Who pays when the asker does; null for a visitor. */
  owner: Owner | null;
}

/** Key of a person's history in an enterprise. */
export const tenantAsker = (tenantId: string, userId: string): string => `tenant:${tenantId}:${userId}`;

export const personAsking = (caller: Caller): Asker => ({
  key: caller.tenant ? tenantAsker(caller.tenant.id, caller.userId) : `personal:${caller.userId}`,
  userId: caller.userId,
  owner: ownerOf(caller),
});

export const visitorAsking = (visitorId: string): Asker => ({
  key: `visitor:${visitorId}`,
  userId: visitorId,
  owner: null,
});

/** As whom all those count together whom {@link strangerAsking} made. */
export const STRANGERS = 'visitor:once';

/** Whoever a program asks for without saying whom: nobody who comes back, and no person of his own in reports. */
export const strangerAsking = (id: string): Asker => ({ key: `${STRANGERS}:${id}`, userId: id, owner: null });

/** Whom a report counts a question's asker as. */
export const countedAs = (asker: string): string => (asker.startsWith(`${STRANGERS}:`) ? STRANGERS : asker);

/** Whom the passes to cited documents are given to. */
export const holderAsking = ({ userId, owner }: Asker): Holder => ({ side: 'use', userId: owner && userId });

/**
 * Who pays for an answer; null when it is free. A preset assistant costs the identity that asks, and is free for visitors
 * because they have no coins. An enterprise's assistant always costs the enterprise. A person's assistant is free.
 */
export const payerOf = (bot: Pick<AssistantRow, 'isPreset' | 'ownerType' | 'ownerId'>, asker: Asker): Owner | null => {
  if (bot.isPreset) return asker.owner;
  return bot.ownerType === 'tenant' ? { type: 'tenant', id: bot.ownerId } : null;
};
