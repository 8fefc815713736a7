import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';

/** What a check found: `ok`, `note` (works, with something to know) or `fault` (people will notice). */
export interface Finding {
  part: string;
  state: 'ok' | 'note' | 'fault';
  said: string;
}

/** What the checks look at. The database is absent when it could not be opened. */
export interface Patient {
  config: Config;
  db: Database | undefined;
  fetch: typeof globalThis.fetch;
}

export const ok = (part: string, said: string): Finding => ({ part, state: 'ok', said });
export const note = (part: string, said: string): Finding => ({ part, state: 'note', said });
export const fault = (part: string, said: string): Finding => ({ part, state: 'fault', said });
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
