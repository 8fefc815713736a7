import { isScoped, type Api, type Endpoint, type Input } from '@tinystar/contract';
import { scopeOf } from './runCall.ts';

/** The start of every cache key of a call, whatever its scope and input. */
export const callKeys = (e: Endpoint) => [e.name] as const;

/**
 * The cache key of one call: its name, its scope and its input. A call with one address for both identities has one
 * entry. Every identity begins with an empty cache, so the key does not name the person.
 */
export const callKey = <E extends Endpoint>(api: Api, e: E, input: Input<E>) =>
  [...callKeys(e), isScoped(e) ? scopeOf(api, e) : 'any', input] as const;
