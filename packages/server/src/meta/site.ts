import { SiteBanner, type Site } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { siteSetting } from './schema.ts';

/** The operator's choices; where he made none, the settings of the deployment. */
export async function readSite({ db, config }: Pick<Services, 'db' | 'config'>): Promise<Site> {
  const rows = await db.select().from(siteSetting);
  const chosen = new Map(rows.map(({ name, value }) => [name, value]));
  const banner = SiteBanner.safeParse(chosen.get('banner'));
  const bot = chosen.get('publicServiceBot');
  return {
    banner: banner.success ? banner.data : null,
    publicServiceBot: typeof bot === 'string' ? bot : (config.PUBLIC_SERVICE_BOT ?? ''),
  };
}

/** Stores them; a banner of null is the product's own again. */
export async function writeSite(queries: Queries, site: Site): Promise<void> {
  for (const [name, value] of Object.entries(site)) {
    if (value === null) {
      await queries.delete(siteSetting).where(eq(siteSetting.name, name));
      continue;
    }
    await queries
      .insert(siteSetting)
      .values({ name, value })
      .onConflictDoUpdate({ target: siteSetting.name, set: { value } });
  }
}
