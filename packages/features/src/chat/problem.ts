import { ApiError, errorCodes, messages } from '@tinystar/contract';
import type { Problem } from './model/turn.ts';

/** The network is away, or gave nothing that can be read. */
export const lost: Problem = { code: errorCodes.unknown, message: messages.network, status: 0 };

/** Turns whatever a call threw into a problem that can be shown. */
export const problemOf = (error: unknown): Problem =>
  error instanceof ApiError
    ? { code: error.code, message: error.message, status: error.status, requestId: error.requestId }
    : lost;
