import { errorCodes, messages } from '@tinystar/contract';
import type { Caller, Owner } from '../http/caller.ts';
import { Failure } from '../http/failure.ts';

/** Enterprises whose plan has ended read on, but make, change and delete nothing (TEN-05). */
export function refuseStopped(caller: Caller, owner: Owner): void {
  if (owner.type === 'tenant' && caller.tenant?.status === 'stopped') {
    throw new Failure(errorCodes.forbidden, messages.ownEnterpriseStopped);
  }
}
