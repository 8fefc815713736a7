import type { Services } from '../platform/services.ts';
import { SendError } from './platform.ts';

const patience = 10_000;

/**
 * Calls a platform's API and answers its JSON, also that of a refusal. No error holds the address or the body: both may
 * carry a token.
 */
export async function callApi(
  services: Services,
  url: string,
  {
    method = 'POST',
    body,
    form,
    headers = {},
  }: { method?: string; body?: object; form?: URLSearchParams | FormData; headers?: Record<string, string> },
): Promise<Record<string, unknown>> {
  try {
    const answer = await services.trustedFetch(url, {
      method,
      redirect: 'error',
      // A form names its own type, with the boundary where it has parts.
      headers: { ...(!form && { 'content-type': 'application/json; charset=utf-8' }), ...headers },
      signal: AbortSignal.timeout(patience),
      ...(body && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    });
    const value: unknown = await answer.json();
    if (answer.status < 500 && value !== null && typeof value === 'object')
      return { httpStatus: answer.status, ...value };
  } catch {
    // Said below: the platform cannot be reached, or answers in another form than its own.
  }
  throw new SendError('again', '平台没有响应');
}
