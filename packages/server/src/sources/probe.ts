import type { SourceRules } from '@tinystar/contract';
import { invalid } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { kinds } from './kinds/index.ts';
import { listEntries } from './listEntries.ts';
import { reachingOf } from './reach.ts';
import { passwordFor, placeOf, sourceAddress, type Access } from './saveSource.ts';
import type { SourceRow } from './schema.ts';
import { failureOf } from './words.ts';

const longest = 30_000;
/** Enough to see that it is the right place. */
const most = 200;
const names = 10;

/** Tries to reach a source and stores nothing. Throws at the address what is wrong and what to do. */
export async function probe(
  services: Services,
  wanted: Access & { rules: SourceRules },
  { known, client }: { known: SourceRow | undefined; client: AbortSignal },
) {
  const address = sourceAddress(wanted.address);
  const limit = AbortSignal.timeout(longest);
  try {
    const password = passwordFor(services, wanted, known);
    const access = { address, user: wanted.user ?? '', password, place: placeOf(wanted) };
    const kind = kinds[wanted.kind];
    const reaching = reachingOf(services, kind, access, AbortSignal.any([client, limit]));
    const { entries } = await listEntries(kind, reaching, wanted.rules, most + 1);
    const title = [...(await kind.title(reaching))].slice(0, 50).join('');
    return {
      count: Math.min(entries.length, most),
      more: entries.length > most,
      names: entries.slice(0, names).map(({ name }) => name),
      title,
    };
  } catch (error) {
    if (limit.aborted) throw invalid('address', '来源的回应太慢，请稍后重试');
    const failure = failureOf(error);
    if (failure) throw invalid('address', failure.message);
    throw error;
  }
}
