import { errorCodes, type AnswerFailure } from '@tinystar/contract';
import { Failure } from '../platform/http/failure.ts';
import type { TurnRow } from './schema.ts';

/** Why a failed turn failed, as its asker was or would have been told. */
export function failureOf(turn: Pick<TurnRow, 'errorCode' | 'errorMessage' | 'requestId'>): AnswerFailure {
  const unknown = new Failure(errorCodes.unavailable);
  return {
    errorCode: turn.errorCode ?? unknown.code,
    errorMessage: turn.errorMessage || unknown.message,
    ...(turn.requestId && { requestId: turn.requestId }),
  };
}
