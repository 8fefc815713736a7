import { errorCodes, lateMessages, messages, statusOf, type ErrorCode } from '@tinystar/contract';

/** The message for input that does not fit the contract, when the contract has no message of its own. */
export const unfit = '请求参数有误';

const defaults: Record<ErrorCode, string> = {
  [errorCodes.unknown]: messages.unexpected,
  [errorCodes.coinsInsufficient]: messages.personalCoins,
  [errorCodes.assistantMissing]: messages.assistantMissing,
  [errorCodes.invalidInput]: unfit,
  [errorCodes.contentRefused]: unfit,
  [errorCodes.unauthenticated]: messages.sessionExpired,
  // The English word of the contract is for a refusal that came without words.
  [errorCodes.forbidden]: lateMessages.noRight,
  [errorCodes.notFound]: '内容不存在',
  [errorCodes.conflict]: '内容已被修改，请刷新后重试',
  [errorCodes.tooLarge]: '内容过大',
  [errorCodes.tooMany]: messages.tooMany,
  [errorCodes.unexpected]: messages.unexpected,
  [errorCodes.unavailable]: messages.unavailable,
  [errorCodes.storageFull]: '存储空间不足，请联系管理员',
};

interface Details {
  /** Form field → message. */
  fields?: Record<string, string>;
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
  /** With a conflict: what stands in the place of what was to be saved, as the caller may see it. */
  current?: object | undefined;
}

/** An error the client is told about, as code, message and the status that belongs to the code. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, message: string = defaults[code], details: Details = {}) {
    super(message);
    this.code = code;
    this.status = statusOf[code];
    this.details = details;
  }
}

/** 404 for what does not exist or is not the caller's: both look the same. */
export const notFound = (message?: string): Failure => new Failure(errorCodes.notFound, message);

/** 400 with the message shown at a form field. */
export const invalid = (field: string, message: string): Failure =>
  new Failure(errorCodes.invalidInput, message, { fields: { [field]: message } });
