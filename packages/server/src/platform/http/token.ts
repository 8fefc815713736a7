import type { FastifyRequest } from 'fastify';
import { errorCodes } from '@tinystar/contract';
import { Failure } from './failure.ts';

/** The access token of `Authorization: Bearer` or `x-access-token`; two different ones answer 401. */
export function tokenOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const plain = request.headers['x-access-token'];
  const other = typeof plain === 'string' && plain !== '' ? plain : undefined;
  if (bearer && other && bearer !== other) throw new Failure(errorCodes.unauthenticated);
  return bearer ?? other;
}
