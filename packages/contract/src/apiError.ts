import type { ErrorBody } from './errorBody.ts';

/** The only thing the client throws: what the server said, or what happened on the way. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  /** HTTP status; 0 when no answer came (offline, refused, aborted stream). */
  readonly status: number;
  readonly requestId: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** With a 409: the row of today, in the shape that the refused call's documentation names. */
  readonly current: unknown;
  /** Set when the shared handling (401, 403, identity mismatch) already told the user. */
  handled = false;

  constructor(body: ErrorBody, status: number) {
    super(body.errorMessage);
    this.code = body.errorCode;
    this.status = status;
    this.requestId = body.requestId;
    this.fields = body.fields ?? {};
    this.current = body.current;
  }
}
