import type { WeKfSetting } from '@tinystar/contract';
import { desc, eq } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import type { ChannelRow } from '../schema.ts';
import { suiteOf } from './api.ts';
import { weKfInstall } from './schema.ts';

/** The keywords and how the installation went; `row` is the channel, undefined before an enterprise has installed the app. */
export async function presentSetting(
  services: Services,
  kbBotId: string,
  row: ChannelRow | undefined,
): Promise<WeKfSetting> {
  const [install] = await services.db
    .select()
    .from(weKfInstall)
    .where(eq(weKfInstall.kbBotId, kbBotId))
    .orderBy(desc(weKfInstall.createdAt))
    .limit(1);
  return {
    configured: suiteOf(services) !== undefined,
    corpId: row?.account ?? null,
    keywords: row?.settings.keywords ?? [],
    problem: install?.problem ?? '',
    updatedAt: row?.updatedAt.getTime() ?? 0,
  };
}
