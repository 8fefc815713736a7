import { and, eq, ne } from 'drizzle-orm';
import { kbBot, nobody } from '../../assistants/schema.ts';
import { seal, unseal } from '../../platform/config/seal.ts';
import { newId } from '../../platform/database/columns.ts';
import { withLock } from '../../platform/database/withLock.ts';
import type { Services } from '../../platform/services.ts';
import { noteError, sealSecrets } from '../accounts.ts';
import { SendError } from '../platform.ts';
import { kbBotChannel } from '../schema.ts';
import { callWeCom, suiteOf, suiteToken, textIn } from './api.ts';
import { findKfChannel, syncAccounts } from './corp.ts';
import { weKfInstall } from './schema.ts';

/** The page of WeChat Work on which an administrator installs the app. */
const page = 'https://open.work.weixin.qq.com/3rdapp/install';
/** A link serves so long, as the code in it does. */
const lifetime = 20 * 60_000;

const purpose = (id: string) => `weKf install ${id}`;

/** Begins an installation for an assistant; answers the address to open. */
export async function beginInstall(services: Services, kbBotId: string): Promise<string> {
  const suite = suiteOf(services);
  if (!suite) throw new SendError('final', '服务器没有设置微信客服应用，请联系管理员');
  const query = { suite_access_token: await suiteToken(services, suite) };
  const code = textIn(await callWeCom(services, 'service/get_pre_auth_code', query), 'pre_auth_code');
  const [install] = await services.db
    .insert(weKfInstall)
    .values({ kbBotId, createdAt: services.now() })
    .returning({ id: weKfInstall.id });
  const back = `${services.config.PUBLIC_ORIGIN ?? ''}/a/train/bot/${kbBotId}/release/platform`;
  const search = { suite_id: suite.id, pre_auth_code: code, redirect_uri: back, state: install!.id };
  return `${page}?${new URLSearchParams(search).toString()}`;
}

/** Keeps the code of a finished installation. False for a link that was never given out, or long ago. */
export async function keepAuthCode(services: Services, id: string, code: string): Promise<boolean> {
  const { db, now, secret } = services;
  const [install] = await db.select().from(weKfInstall).where(eq(weKfInstall.id, id));
  if (!install || now().getTime() - install.createdAt.getTime() > lifetime) return false;
  const authCode = seal(secret, purpose(id), code);
  await db.update(weKfInstall).set({ authCode, problem: '' }).where(eq(weKfInstall.id, id));
  return true;
}

/** Exchanges the kept code for the enterprise's credentials, once however many processes try. */
export async function finishInstall(services: Services, id: string): Promise<void> {
  await withLock(services.db, `weKf install:${id}`, async () => {
    const { db, secret } = services;
    const [install] = await db.select().from(weKfInstall).where(eq(weKfInstall.id, id));
    const code = install && unseal(secret, purpose(id), install.authCode);
    const suite = suiteOf(services);
    if (!install || !code || !suite) return;
    try {
      const query = { suite_access_token: await suiteToken(services, suite) };
      const answer = await callWeCom(services, 'service/get_permanent_code', query, { auth_code: code });
      const corp = (answer['auth_corp_info'] ?? {}) as Record<string, unknown>;
      await connectCorp(services, install.kbBotId, textIn(corp, 'corpid'), textIn(answer, 'permanent_code'));
      await db.delete(weKfInstall).where(eq(weKfInstall.kbBotId, install.kbBotId));
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      await db.update(weKfInstall).set({ authCode: '', problem: error.message }).where(eq(weKfInstall.id, id));
      return;
    }
    const row = await findKfChannel(services, install.kbBotId);
    try {
      if (row) await syncAccounts(services, row);
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      // The maker can sync by hand, and sees why it did not go by itself.
      await noteError(services, row!.id, error.message);
    }
  });
}

async function connectCorp(services: Services, kbBotId: string, corpId: string, permanentCode: string): Promise<void> {
  const at = services.now();
  await services.db.transaction(async (tx) => {
    const ofCorp = and(eq(kbBotChannel.channel, 'weixin_kf'), eq(kbBotChannel.account, corpId));
    const [taken] = await tx
      .select({ id: kbBotChannel.id, ownerId: kbBot.ownerId })
      .from(kbBotChannel)
      .innerJoin(kbBot, eq(kbBot.id, kbBotChannel.kbBotId))
      .where(and(ofCorp, ne(kbBotChannel.kbBotId, kbBotId)));
    // An assistant in the recycle bin keeps nobody's customers waiting for its days to be over.
    if (taken?.ownerId === nobody) await tx.delete(kbBotChannel).where(eq(kbBotChannel.id, taken.id));
    else if (taken) throw new SendError('final', '该企业微信已关联其他助手');
    const id = newId();
    // An enterprise that installs anew begins anew: its old credentials, customer services and cursors are gone.
    await tx.delete(kbBotChannel).where(and(eq(kbBotChannel.kbBotId, kbBotId), eq(kbBotChannel.channel, 'weixin_kf')));
    await tx.insert(kbBotChannel).values({
      id,
      kbBotId,
      channel: 'weixin_kf',
      account: corpId,
      status: 'enabled',
      secrets: sealSecrets(services, id, { permanentCode }),
      createdAt: at,
      updatedAt: at,
    });
  });
}
