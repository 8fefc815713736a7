import { accessOf, errorCodes, messages, pathOf, type Access, type Endpoint, type Scope } from '@tinystar/contract';
import type { Caller } from '../platform/http/caller.ts';
import { Failure } from '../platform/http/failure.ts';

/** Calls about the caller's own person, which a stopped enterprise does not touch. */
const personally = new Set<Access>(['user', 'ticketUser', 'ticketParty']);

/**
 * What an enterprise whose plan has ended may not do any more: change anything, and read more than its members need to
 * see why. The owner still reads everything, and renews. Answers are streams, which refuse by themselves (TEN-05).
 */
function isRefusedWhileStopped(endpoint: Endpoint, family: Scope | undefined, caller: Caller): boolean {
  if (caller.tenant?.status !== 'stopped' || endpoint.kind === 'stream') return false;
  const access = accessOf(endpoint, family ?? 'tenant');
  if (family === 'personal' || access === 'public' || access === 'payer') return false;
  if (personally.has(access) && family === undefined) return false;
  const isOwner = caller.tenant.permission === 'owner';
  if (access === 'owner') return !isOwner;
  const reads = endpoint.method === 'GET' || pathOf(endpoint, family ?? 'tenant').includes('/query/');
  return reads ? access !== 'member' && !isOwner : true;
}

/** The refusal of a stopped enterprise in the words for one of its people: its owner is asked to renew (IDENT-05, -06). */
export const stoppedFor = (permission: 'owner' | 'admin' | 'member'): Failure =>
  new Failure(
    errorCodes.forbidden,
    permission === 'owner' ? messages.ownEnterpriseStopped : messages.enterpriseStopped,
  );

/** Throws 403 when the caller acts as a stopped enterprise. */
export function refuseStopped(caller: Caller | null): void {
  if (caller?.tenant?.status === 'stopped') throw stoppedFor(caller.tenant.permission);
}

/** Refuses a call that a stopped enterprise may not make. */
export function refuseWhileStopped(endpoint: Endpoint, family: Scope | undefined, caller: Caller): void {
  if (isRefusedWhileStopped(endpoint, family, caller)) refuseStopped(caller);
}
