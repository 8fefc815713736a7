import type { Endpoint, Scope } from '@tinystar/contract';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';

/** Who callers are. The HTTP floor knows no accounts, so the server hands this in. */
export interface Gate {
  /** Who a token stands for right now; null when it is not valid (any more). */
  loadCaller(services: Services, token: string): Promise<Caller | null>;
  /** Throws when the caller may not make this call as things stand, e.g. because the enterprise is stopped. */
  check(endpoint: Endpoint, family: Scope | undefined, caller: Caller): void;
}
