import { errorCodes, messages } from '@tinystar/contract';
import { FileStoreAway } from '../files/away.ts';
import { Failure } from './failure.ts';

// Refused or broken connections, no more file descriptors, and PostgreSQL shutting down, starting, or out of connections.
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EMFILE',
  'ENFILE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
]);
const lost = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;
const diskFull = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Turns any thrown value into the error that a client gets: without stack, SQL or paths. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof Failure) return inner;
    const code = 'code' in inner ? String(inner.code) : '';
    if (diskFull.has(code)) return new Failure(errorCodes.storageFull);
    const noSocket = code === 'ENOENT' && 'syscall' in inner && inner.syscall === 'connect';
    if (unreachable.has(code) || noSocket || lost.test(inner.message) || inner instanceof FileStoreAway) {
      return new Failure(errorCodes.unavailable, undefined, { retryAfter: 5 });
    }
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return new Failure(errorCodes.tooLarge);
  if (status === 404) return new Failure(errorCodes.notFound);
  if (status === 503) return new Failure(errorCodes.unavailable, undefined, { retryAfter: 5 });
  if (status >= 400 && status < 500) return new Failure(errorCodes.invalidInput);
  return new Failure(errorCodes.unexpected, messages.unexpected);
}
