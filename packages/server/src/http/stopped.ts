import { accessOf, pathOf, type Endpoint, type Scope } from '@tinystar/contract';
import type { Caller } from './caller.ts';

/**
 * What an enterprise whose plan has ended may not do any more: change anything, and read more than its members need to
 * see why. The owner still reads everything, and renews. Answers are refused where their price is taken, with the stop
 * text (TEN-05).
 */
export function isRefusedWhileStopped(endpoint: Endpoint, family: Scope | undefined, caller: Caller): boolean {
  if (caller.tenant?.status !== 'stopped' || endpoint.kind === 'stream') return false;
  const access = accessOf(endpoint, family ?? 'tenant');
  if (family === 'personal' || access === 'public' || access === 'payer') return false;
  if (access === 'user' && family === undefined) return false;
  const isOwner = caller.tenant.permission === 'owner';
  if (access === 'owner') return !isOwner;
  const reads = endpoint.method === 'GET' || pathOf(endpoint, family ?? 'tenant').includes('/query/');
  return reads ? access !== 'member' && !isOwner : true;
}
