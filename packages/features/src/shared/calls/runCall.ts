import type { Api, Endpoint, Input, Output, Scope } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';

/** The scope in which a caller makes a call: the own one, or the only one in which the call exists. */
export const scopeOf = (api: Api, e: Endpoint): Scope =>
  e.scopes.includes(api.scope) ? api.scope : (e.scopes[0] ?? api.scope);

/** Makes a call. One of enterprises goes out as such whoever asks; the server decides who may. */
export const runCall = <E extends Endpoint>(api: Api, e: E, input: Input<E>): Promise<Output<E>> => {
  const scope = scopeOf(api, e);
  const client = scope === api.scope ? api : createApi(scope, api.hooks);
  // The scope was checked above at run time; the types cannot express that.
  return (client as (e: Endpoint, input: Input<E>) => Promise<Output<E>>)(e, input);
};
