import { ofetch, type FetchOptions } from 'ofetch';
import { EXPECTED_TENANT_HEADER, IDEMPOTENCY_HEADER, PERSONAL_IDENTITY_ID, REQUEST_TIMEOUT } from './constants.ts';
import { place, readOutput, type Endpoint, type Input, type Output } from './endpoint.ts';
import { ApiError } from './apiError.ts';
import type { ErrorBody } from './errorBody.ts';
import { errorCodes } from './errorCodes.ts';
import { fileHostOf } from './fileHost.ts';
import { messages } from './messages.ts';
import { newId } from './newId.ts';
import type { Scope } from './scope.ts';
import { upload, type UploadProgress } from './upload.ts';

/** What the client asks of its surroundings; the session decides what a 401 or a foreign tenant header means. */
export interface ClientHooks {
  token(): string | null;
  /** Called once per refused answer; the error is marked handled when it returns true. */
  onRefused?(error: ApiError): boolean;
  /** The identity that the page shows: an enterprise, '' for the personal one; undefined where it shows none. */
  expectedTenant?(): string | undefined;
  /** The `x-current-tenant-id` of an answer, '' for the personal identity. */
  onTenant?(tenantId: string): void;
  /** An answer that was asked for before; undefined when the call has still to be made. */
  ahead?(e: Endpoint, scope: Scope, input: Record<string, unknown>): Promise<unknown> | undefined;
}

export interface CallOptions {
  signal?: AbortSignal;
  onProgress?: UploadProgress;
}

/** Runs one call of the contract in the client's scope. Throws {@link ApiError} only. */
export interface Api<S extends Scope = Scope> {
  <E extends Endpoint>(
    e: E & (S extends E['scopes'][number] ? unknown : never),
    input: Input<E>,
    options?: CallOptions,
  ): Promise<Output<E>>;
  readonly scope: S;
  readonly hooks: ClientHooks;
}

const isOpen = (path: string) => path.includes('/open/') || path.includes('/public/');

/** Headers of every call; the token never goes to open and public calls (C-23), nor to another host (C-22). */
export const callHeaders = (path: string, hooks: ClientHooks): Record<string, string> => {
  const token = isOpen(path) || fileHostOf(path) ? null : hooks.token();
  const expected = token ? hooks.expectedTenant?.() : undefined;
  return {
    'x-tracking-id': newId(),
    ...(token ? { authorization: `Bearer ${token}`, 'x-access-token': token } : {}),
    ...(expected === undefined ? {} : { [EXPECTED_TENANT_HEADER]: expected || PERSONAL_IDENTITY_ID }),
  };
};

/** Every answer, also a refused one and a stream, says whom the server takes the caller for. */
export const tellTenant = (headers: Headers, hooks: ClientHooks): void => {
  const tenantId = headers.get('x-current-tenant-id');
  if (tenantId !== null) hooks.onTenant?.(tenantId);
};

const isErrorBody = (body: unknown): body is ErrorBody => {
  const { errorCode, errorMessage } = (body ?? {}) as Partial<Record<keyof ErrorBody, unknown>>;
  return typeof errorCode === 'number' && typeof errorMessage === 'string';
};

/** With these something in between answers in the place of a server that is away. */
const gatewayStatuses = new Set([502, 503, 504]);

/** Reads whatever a refused answer carried: the contract's body, an older `{ message }`, a Blob of either, or nothing. */
export const toApiError = async (data: unknown, status: number, headers?: Headers): Promise<ApiError> => {
  let body = data;
  if (body instanceof Blob) body = await body.text();
  if (typeof body === 'string') {
    try {
      body = JSON.parse(body);
    } catch {
      body = null;
    }
  }
  if (isErrorBody(body)) return new ApiError(body, status);
  const requestId = headers?.get('x-tracking-id') ?? undefined;
  if (gatewayStatuses.has(status))
    return new ApiError({ errorCode: errorCodes.unavailable, errorMessage: messages.unavailable, requestId }, status);
  const message = (body as { message?: unknown } | null)?.message;
  return new ApiError(
    {
      errorCode: errorCodes.unknown,
      errorMessage: typeof message === 'string' ? message : messages.unknownError,
      requestId,
    },
    status,
  );
};

/** A file keeps the name of its content-disposition header (RFC 6266, the UTF-8 form before the plain one). */
const named = (blob: Blob, headers: Headers): Blob => {
  const header = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  const name = encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)"?/i.exec(header)?.[1];
  return name ? new File([blob], name, { type: blob.type }) : blob;
};

export const networkError = () => new ApiError({ errorCode: errorCodes.unknown, errorMessage: messages.network }, 0);

/** Something that stands between may have answered in the place of the server. */
const outputOf = <E extends Endpoint>(e: E, data: unknown): Output<E> => {
  const output = readOutput(e, data);
  if (output !== undefined) return output;
  throw new ApiError({ errorCode: errorCodes.unknown, errorMessage: messages.unknownError }, -1);
};

/** By what was asked for: keys of requests whose answer has not come, so that who asks again does not make a second one. */
const lostKeys = new WeakMap<ClientHooks, Map<string, string>>();

const keysOf = (hooks: ClientHooks): Map<string, string> => {
  const keys = lostKeys.get(hooks) ?? new Map<string, string>();
  lostKeys.set(hooks, keys);
  return keys;
};

/** `api = createApi(scope, hooks)`: features call `api(documents.list, { id })` and never see scope or headers. */
export const createApi = <S extends Scope>(scope: S, hooks: ClientHooks, baseURL = ''): Api<S> => {
  const refuse = (error: ApiError): never => {
    if (hooks.onRefused?.(error)) error.handled = true;
    throw error;
  };

  const call = async (e: Endpoint, input: Record<string, unknown>, options: CallOptions = {}) => {
    const ahead = hooks.ahead?.(e, scope, input);
    // A refusal is handled where the call is made, so that one asks again.
    const answered = ahead && (await ahead.catch(() => undefined));
    if (answered !== undefined) return answered;
    const { path, query, body } = place(e, scope, input);
    const headers = callHeaders(path, hooks);
    const lost = keysOf(hooks);
    const asked = path + JSON.stringify(body);
    if (e.once) {
      headers[IDEMPOTENCY_HEADER] = lost.get(asked) ?? newId();
      lost.set(asked, headers[IDEMPOTENCY_HEADER]);
    }
    if (e.kind === 'upload') {
      const answer = await upload({ url: baseURL + path, query, fields: body ?? {}, headers, ...options });
      if (answer.tenantId !== null) hooks.onTenant?.(answer.tenantId);
      if (answer.error) return refuse(answer.error);
      return outputOf(e, answer.data);
    }
    const request: FetchOptions<'blob' | 'json'> = {
      baseURL: fileHostOf(path) || baseURL,
      method: e.method,
      query,
      headers,
      body,
      signal: options.signal,
      timeout: REQUEST_TIMEOUT,
      retry: 0,
      ignoreResponseError: true,
      responseType: e.kind === 'file' ? 'blob' : 'json',
    };
    const response = await ofetch.raw(path, request).catch((cause: unknown) => {
      if (options.signal?.aborted) throw options.signal.reason;
      throw Object.assign(networkError(), { cause });
    });
    tellTenant(response.headers, hooks);
    if (!response.ok && response.status !== 304)
      return refuse(await toApiError(response._data, response.status, response.headers));
    if (e.kind === 'file') return named(response._data as Blob, response.headers);
    const output = outputOf(e, response._data ?? {});
    lost.delete(asked);
    return output;
  };
  return Object.assign(call as Api<S>, { scope, hooks });
};
