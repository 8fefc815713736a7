import { dayOf, secondsLeft } from '../platform/dayKeys.ts';
import { allow, clientOf, type Limit } from '../platform/http/limit.ts';
import type { Services } from '../platform/services.ts';

/** Questions through one key, in a minute and on a day of Shanghai, and wrong keys from one address. */
export const apiLimits = {
  minute: { max: 60, seconds: 60 },
  day: { max: 5_000 },
  /** Searches and readings through MCP, which cost no coins. */
  reading: { max: 120, seconds: 60 },
  wrongKeys: { max: 60, seconds: 60 },
} satisfies Record<string, Partial<Limit>>;

/** Counts a question. The day ends at midnight, as it does for the number of questions on the page of the key. */
export async function allowQuestion(services: Services, kbBotId: string): Promise<void> {
  await allow(services, `api:minute:${kbBotId}`, apiLimits.minute);
  const now = services.now();
  await allow(services, `api:day:${kbBotId}:${dayOf(now)}`, { ...apiLimits.day, seconds: secondsLeft(now) });
}

/** Counts a search or a reading of a source. */
export const allowReading = (services: Services, kbBotId: string): Promise<void> =>
  allow(services, `api:reading:${kbBotId}`, apiLimits.reading);

/** Counts a wrong key. Right ones are never refused for it: others may share the address. */
export const allowWrongKey = (services: Services, ip: string): Promise<void> =>
  allow(services, `api:bad:${clientOf(ip)}`, apiLimits.wrongKeys);
