import { constants, errorCodes, messages, pathOf, type Endpoint, type Scope } from '@tinystar/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import { Failure } from './failure.ts';

/** About the person alone, or of those who operate the product: whom he acts for changes nothing in them. */
const ofThePerson = new Set(['me', 'closing', 'drafts', 'reading', 'notices', 'joining', 'operator']);

/**
 * Throws 409 for a change that comes from a page which shows another identity than the caller has by now, because he
 * switched elsewhere: nothing is bought, paid or written in another name than the one he sees. A page that shows none
 * says none.
 */
export function refuseOtherIdentity(
  endpoint: Endpoint,
  family: Scope | undefined,
  caller: Caller,
  { headers }: FastifyRequest,
): void {
  const expected = headers[constants.EXPECTED_TENANT_HEADER];
  if (expected === undefined || expected === (caller.tenant?.id ?? constants.PERSONAL_IDENTITY_ID)) return;
  const reads = endpoint.method === 'GET' || pathOf(endpoint, family ?? 'tenant').includes('/query/');
  // What names the personal identity in its address is done in it, whoever asks.
  if (reads || family === 'personal' || ofThePerson.has(endpoint.name.split('.')[0]!)) return;
  throw new Failure(errorCodes.conflict, messages.identityChanged);
}
