import { errorCodes } from '@tinystar/contract';
import { Failure } from '../platform/http/failure.ts';
import { ModelError } from './engine/index.ts';

/** What people are told when the model's host is full or rests: waiting mends it, so they learn for how long. */
export function waitFor(error: unknown): Failure | undefined {
  if (!(error instanceof ModelError)) return undefined;
  if (error.kind === 'busy') return new Failure(errorCodes.unavailable, undefined, { retryAfter: 10 });
  const { retryAfter } = error;
  if (retryAfter === undefined) return undefined;
  return new Failure(errorCodes.unavailable, `回答服务暂时不可用，请在 ${retryAfter} 秒后再试`, { retryAfter });
}
