import { errorCodes, messages } from '@tinystar/contract';
import { Failure } from './failure.ts';

const databaseDown = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
]);
const diskFull = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** The one place where any thrown thing becomes what a client may know: never a stack, SQL or path. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    const code = 'code' in inner ? String(inner.code) : '';
    if (diskFull.has(code)) return new Failure(errorCodes.storageFull);
    if (
      (databaseDown.has(code) && isDatabase(inner, error)) ||
      /Connection terminated|timeout exceeded when trying to connect/.test(inner.message)
    )
      return new Failure(errorCodes.unavailable, undefined, { retryAfter: 5 });
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return new Failure(errorCodes.tooLarge);
  if (status === 404) return new Failure(errorCodes.notFound);
  if (status >= 400 && status < 500) return new Failure(errorCodes.invalidInput);
  return new Failure(errorCodes.unexpected, messages.unexpected);
}

function isDatabase(inner: Error, outer: unknown): boolean {
  const names = [inner, outer].map((error) => (error instanceof Error ? `${error.name} ${error.message}` : ''));
  return (
    /^\d|^5|^0/.test('code' in inner ? String(inner.code) : '') ||
    names.some((text) => /PGSQL|Failed query|DrizzleQueryError|5432/.test(text))
  );
}
