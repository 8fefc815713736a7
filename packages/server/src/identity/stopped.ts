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

const wordsFor = {
  owner: messages.ownEnterpriseStopped,
  // Members are sent to administrators, who cannot pay for the enterprise (ENT-17).
  admin: '当前企业已经停用，请联系企业拥有者续费',
  member: messages.enterpriseStopped,
};

/** The refusal of a stopped enterprise in the words of one of its people: each is sent to whoever can do more than he. */
export const stoppedFor = (permission: keyof typeof wordsFor): Failure =>
  new Failure(errorCodes.forbidden, wordsFor[permission]);

/** Throws 403 when the caller acts as a stopped enterprise. */
export function refuseStopped(caller: Caller | null): void {
  if (caller?.tenant?.status === 'stopped') throw stoppedFor(caller.tenant.permission);
}

/** Refuses a call that a stopped enterprise may not make. */
export function refuseWhileStopped(endpoint: Endpoint, family: Scope | undefined, caller: Caller): void {
  if (isRefusedWhileStopped(endpoint, family, caller)) refuseStopped(caller);
}
