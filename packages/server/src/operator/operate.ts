import type { Endpoint } from '@tinystar/contract';
import type * as z from 'zod/mini';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { operatorAct } from './schema.ts';

/** Everything an act needs: page and command line give the same. */
export interface Operating {
  services: Services;
  /** Who does it: a phone number, or `cli:` and an account. */
  by: string;
}

/** The checked input of a call. */
export type Given<E extends Endpoint> = z.output<E['input']>;

/** Writes an act into the log, with the act's own writes: one is not stored without the other. */
export async function record(
  queries: Queries,
  { services, by }: Operating,
  act: string,
  subject: string,
  detail = '',
): Promise<void> {
  await queries.insert(operatorAct).values({ by, act, subject, detail, createdAt: services.now() });
}
