import type { Limit } from '../platform/http/limit.ts';

/** Questions through one key. */
export const apiLimits = {
  minute: { max: 60, seconds: 60 },
  day: { max: 5_000, seconds: 24 * 3600 },
} satisfies Record<string, Limit>;
