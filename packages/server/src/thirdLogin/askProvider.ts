import * as z from 'zod/mini';
import type { Services } from '../platform/services.ts';
import { mended } from '../platform/storable.ts';

const patience = 10_000;

/** A provider that did not answer as agreed. Its message holds neither address nor answer: both may carry secrets. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}

/** One call to a provider the operator configured; throws `ProviderError` unless it answers 2xx with the wanted JSON. */
export async function askProvider<S extends z.ZodMiniType>(
  services: Services,
  address: string | URL,
  wanted: S,
  init: RequestInit = {},
): Promise<z.output<S>> {
  let answer: Response;
  let body: unknown;
  try {
    answer = await services.trustedFetch(address, {
      ...init,
      headers: { accept: 'application/json', ...init.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    body = mended<unknown>(await answer.json());
  } catch (error) {
    throw new ProviderError(error instanceof SyntaxError ? 'answered something else than JSON' : 'did not answer');
  }
  if (!answer.ok) throw new ProviderError(`answered ${answer.status}`);
  const result = wanted.safeParse(body);
  if (!result.success) throw new ProviderError(`answered without ${result.error.issues[0]?.path.join('.')}`);
  return result.data;
}
