import { constants, errorCodes, messages } from '@tinystar/contract';
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

/**
 * Turns any thrown value into the error that a client gets: without stack, SQL or paths. `bodyLimit` (bytes) is what the
 * call takes, which is told to who sent more.
 */
export function toFailure(error: unknown, bodyLimit?: number): Failure {
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
  if (status === 413) {
    const most = bodyLimit === undefined ? undefined : Math.floor((bodyLimit / constants.MEBIBYTE) * 10) / 10;
    return new Failure(errorCodes.tooLarge, most ? `内容过大，一次请求最多${most}MB` : undefined);
  }
  if (status === 404) return new Failure(errorCodes.notFound);
  if (status === 503) return new Failure(errorCodes.unavailable, undefined, { retryAfter: 5 });
  if (status >= 400 && status < 500) return new Failure(errorCodes.invalidInput);
  return new Failure(errorCodes.unexpected, messages.unexpected);
}
