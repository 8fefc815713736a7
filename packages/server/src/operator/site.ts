import { errorCodes, type operator, type Output } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { kbBot } from '../assistants/schema.ts';
import { readSite, siteSavedAt, writeSite } from '../meta/site.ts';
import type { Queries } from '../platform/database/database.ts';
import { nextVersion } from '../platform/database/versions.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { record, type Given, type Operating } from './operate.ts';

/** As it stands, with the name of the assistant that a public id is only a number of. */
export const site = ({ services: { db, config } }: Operating): Promise<Output<typeof operator.site>> =>
  savedSite({ db, config });

async function savedSite({
  db,
  config,
}: { db: Queries } & Pick<Services, 'config'>): Promise<Output<typeof operator.site>> {
  // First: what is newer than its version is refused, what is older would be overwritten.
  const updatedAt = (await siteSavedAt(db))?.getTime() ?? 0;
  const now = await readSite({ db, config });
  const [bot] = await db.select({ name: kbBot.name }).from(kbBot).where(eq(kbBot.publicId, now.publicServiceBot));
  return { ...now, publicServiceName: bot?.name ?? '', updatedAt };
}

/** Changes banner and public service assistant, which has to be a public one that runs. */
export async function setSite(
  operating: Operating,
  wanted: Given<typeof operator.setSite>,
): Promise<Output<typeof operator.setSite>> {
  const { services } = operating;
  const { publicServiceBot, banner, version } = wanted;
  if (publicServiceBot !== '') {
    const [bot] = await services.db
      .select({ permission: kbBot.permission })
      .from(kbBot)
      .where(eq(kbBot.publicId, publicServiceBot));
    if (bot?.permission !== 'public') throw new Failure(errorCodes.conflict, '请选择一个已在互联网公开的助手');
  }
  return await services.db.transaction(async (tx) => {
    const savedAt = await siteSavedAt(tx, 'update');
    const current = () => savedSite({ db: tx, config: services.config });
    const updatedAt = await nextVersion({ version, savedAt, now: services.now(), current });
    await writeSite(tx, wanted, updatedAt);
    const detail = [banner?.enabled ? banner.text : '横幅关闭', publicServiceBot].filter(Boolean).join('，');
    await record(tx, operating, 'site.update', '站点', detail);
    return { version: updatedAt.getTime() };
  });
}
