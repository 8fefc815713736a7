import { errorCodes, type operator, type Output, type Site } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { kbBot } from '../assistants/schema.ts';
import { readSite, writeSite } from '../meta/site.ts';
import { Failure } from '../platform/http/failure.ts';
import { record, type Operating } from './operate.ts';

/** As it stands, with the name of the assistant that a public id is only a number of. */
export async function site({ services }: Operating): Promise<Output<typeof operator.site>> {
  const now = await readSite(services);
  const [bot] = await services.db
    .select({ name: kbBot.name })
    .from(kbBot)
    .where(eq(kbBot.publicId, now.publicServiceBot));
  return { ...now, publicServiceName: bot?.name ?? '' };
}

/** Changes banner and public service assistant, which has to be a public one that runs. */
export async function setSite(operating: Operating, wanted: Site): Promise<void> {
  const { services } = operating;
  const { publicServiceBot, banner } = wanted;
  if (publicServiceBot !== '') {
    const [bot] = await services.db
      .select({ permission: kbBot.permission })
      .from(kbBot)
      .where(eq(kbBot.publicId, publicServiceBot));
    if (bot?.permission !== 'public') throw new Failure(errorCodes.conflict, '请选择一个已在互联网公开的助手');
  }
  await services.db.transaction(async (tx) => {
    await writeSite(tx, wanted);
    const detail = [banner?.enabled ? banner.text : '横幅关闭', publicServiceBot].filter(Boolean).join('，');
    await record(tx, operating, 'site.update', '站点', detail);
  });
}
