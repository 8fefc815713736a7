import type { Document } from '@tinystar/contract';
import { createSourceFetch } from '../../platform/egress/index.ts';
import type { Fetched, Kind, Reaching, SourceAccess, SourceEntry } from '../kinds/kind.ts';

export interface Reached {
  reaching: Reaching;
  /** What was said of a listing that leaves something out. */
  notes: string[];
}

/** What a run gives to a kind, for a source on this machine. */
export function reachingOf(address: string, types: readonly Document['kind'][] = ['pdf', 'doc', 'docx']): Reached {
  const access = { address: new URL(address), user: '', password: '', place: {} };
  const notes: string[] = [];
  const log = { info: () => undefined, error: () => undefined };
  const services = { config: { DOCUMENT_TYPES: types }, log, now: () => new Date() };
  return {
    notes,
    reaching: {
      access,
      // Reads its own part of the services alone.
      services: services as unknown as Reaching['services'],
      fetch: createSourceFetch(access, { allowed: ['127.0.0.1'] }),
      signal: AbortSignal.timeout(60_000),
      cut: (words) => void notes.push(words),
    },
  };
}

/** The same for a source as it is saved, let in as its kind has it. */
export function reachingAs(
  kind: Kind,
  settings: Omit<SourceAccess, 'address'> & { address: string },
  change: Partial<SourceAccess> = {},
): Reached {
  const { reaching, notes } = reachingOf(settings.address);
  const { user, password, place } = settings;
  const access = { ...reaching.access, user, password, place, ...change };
  const credentials = kind.credentials?.(access, reaching.services.now) ?? access;
  return {
    notes,
    reaching: { ...reaching, access, fetch: createSourceFetch(credentials, { allowed: ['127.0.0.1'] }) },
  };
}

export async function listAll(kind: Kind, { reaching }: Reached): Promise<SourceEntry[]> {
  const entries: SourceEntry[] = [];
  for await (const entry of kind.list(reaching)) entries.push(entry);
  return entries;
}

/** What was fetched, with its bytes read. Throws where it was unchanged. */
export async function bytesOf(fetched: Fetched): Promise<Buffer> {
  if (fetched.unchanged) throw new Error('nothing was fetched');
  return Buffer.concat(await fetched.bytes.toArray());
}
