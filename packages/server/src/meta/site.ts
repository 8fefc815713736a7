import { SiteBanner, type Site } from '@tinystar/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { siteSetting } from './schema.ts';

/** Of what is saved together, the setting that always has a row then: it tells when. */
const dated = 'publicServiceBot';

/** The operator's choices; where he made none, the settings of the deployment. */
export async function readSite({ db, config }: { db: Queries } & Pick<Services, 'config'>): Promise<Site> {
  const rows = await db.select().from(siteSetting);
  const chosen = new Map(rows.map(({ name, value }) => [name, value]));
  const banner = SiteBanner.safeParse(chosen.get('banner'));
  const bot = chosen.get(dated);
  return {
    banner: banner.success ? banner.data : null,
    publicServiceBot: typeof bot === 'string' ? bot : (config.PUBLIC_SERVICE_BOT ?? ''),
  };
}

/** When a setting was saved last; undefined before that. `lock` lets nobody else save it until the transaction ends. */
export async function settingSavedAt(queries: Queries, name: string, lock?: 'update'): Promise<Date | undefined> {
  // A row that is not there yet cannot be locked.
  if (lock) await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`site:${name}`}, 0))`);
  const [row] = await queries.select().from(siteSetting).where(eq(siteSetting.name, name));
  return row?.updatedAt;
}

/** The same of banner and public service assistant. */
export const siteSavedAt = (queries: Queries, lock?: 'update'): Promise<Date | undefined> =>
  settingSavedAt(queries, dated, lock);

export async function writeSetting(queries: Queries, name: string, value: unknown, updatedAt: Date): Promise<void> {
  await queries
    .insert(siteSetting)
    .values({ name, value, updatedAt })
    .onConflictDoUpdate({ target: siteSetting.name, set: { value, updatedAt } });
}

/** Stores them; a banner of null is the product's own again. */
export async function writeSite(queries: Queries, { banner, publicServiceBot }: Site, savedAt: Date): Promise<void> {
  if (banner === null) await queries.delete(siteSetting).where(eq(siteSetting.name, 'banner'));
  else await writeSetting(queries, 'banner', banner, savedAt);
  await writeSetting(queries, dated, publicServiceBot, savedAt);
}
