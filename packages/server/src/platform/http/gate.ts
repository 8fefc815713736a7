import type { Endpoint, Scope } from '@tinystar/contract';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';

/** Finds out who a caller is. The HTTP folder knows nothing of accounts, so the server passes this in. */
export interface Gate {
  /** Who a token stands for right now; null when it is not valid (any more). */
  loadCaller(services: Services, token: string): Promise<Caller | null>;
  /** Throws when the caller may not make this call as things stand, e.g. because the enterprise is stopped. */
  check(endpoint: Endpoint, family: Scope | undefined, caller: Caller): void;
}
