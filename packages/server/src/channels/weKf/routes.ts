import { errorCodes, lateMessages, weKf, weKfLimits, type WeKfActiveCode } from '@tinystar/contract';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { loadOwnAssistant } from '../../assistants/load.ts';
import { contains } from '../../platform/database/like.ts';
import { nextVersion } from '../../platform/database/versions.ts';
import type { Owner } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { wholeUpload } from '../../platform/http/wholeUpload.ts';
import { allow } from '../../platform/http/limit.ts';
import { implement, implementUpload, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { reencode } from '../../uploads/reencode.ts';
import { SendError } from '../platform.ts';
import { kbBotChannel, type ChannelRow } from '../schema.ts';
import { textIn } from './api.ts';
import { activate, callCorp, codesOf, findKfChannel, membersOf, syncAccounts, syncReceptionists } from './corp.ts';
import { beginInstall } from './install.ts';
import { presentSetting } from './presentSetting.ts';
import { weKfAccount, weKfReceptionist, type WeKfAccountRow, type WeKfReceptionistRow } from './schema.ts';

interface Asking {
  owner: Owner;
  services: Services;
  input: { kbBotId: string };
}

const uninstalled = () => new Failure(errorCodes.conflict, '微信客服还没有授权');

/** The authorised channel of one's own assistant. */
async function loadChannel({ owner, services, input }: Asking): Promise<ChannelRow> {
  await loadOwnAssistant(services.db, owner, input.kbBotId);
  const row = await findKfChannel(services, input.kbBotId);
  if (!row) throw uninstalled();
  return row;
}

async function loadAccount(call: Asking & { input: { kfId: string } }) {
  const channel = await loadChannel(call);
  const [account] = await call.services.db
    .select()
    .from(weKfAccount)
    .where(and(eq(weKfAccount.id, call.input.kfId), eq(weKfAccount.channelId, channel.id)));
  if (!account) throw notFound('客服不存在');
  return { channel, account };
}

async function loadReceptionist(
  call: Asking & { input: { kfId: string; receptionistId: string } },
): Promise<{ channel: ChannelRow; account: WeKfAccountRow; person: WeKfReceptionistRow }> {
  const { channel, account } = await loadAccount(call);
  const [person] = await call.services.db
    .select()
    .from(weKfReceptionist)
    .where(and(eq(weKfReceptionist.id, call.input.receptionistId), eq(weKfReceptionist.accountId, account.id)));
  if (!person) throw notFound('接待人员不存在');
  return { channel, account, person };
}

/** Says what failed in the product's words; why stands in the log. */
async function orFail<T>({ log }: Services, message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    log.warn({ channel: 'weixin_kf', reason: error.message }, 'the platform refused');
    throw new Failure(errorCodes.conflict, message);
  }
}

/** What the platform said of each person of a list; throws unless the first was taken. */
function checkResult(answer: Record<string, unknown>): void {
  const [first] = (answer['result_list'] ?? []) as { errcode?: number }[];
  if (first?.errcode) throw new SendError('final', `企业微信返回错误${first.errcode}`);
}

const mediaLimit = { max: 60, seconds: 3_600 };
const ok = { status: 'ok' } as const;
const offsetOf = ({ page, size }: { page: number; size: number }) => (page - 1) * size;

/** WeChat customer service, for those who build the assistant of an enterprise. */
export const weKfRoutes: readonly Route[] = [
  implement(weKf.setting, async ({ input: { kbBotId }, owner, services }) => {
    await loadOwnAssistant(services.db, owner, kbBotId);
    return await presentSetting(services, kbBotId, await findKfChannel(services, kbBotId));
  }),
  implement(weKf.updateSetting, async (call) => {
    const { kbBotId, keywords, version } = call.input;
    const { id } = await loadChannel(call);
    const { db, now } = call.services;
    await db.transaction(async (tx) => {
      const own = eq(kbBotChannel.id, id);
      const [row] = await tx.select().from(kbBotChannel).where(own).for('update');
      if (!row) throw uninstalled();
      const current = () => presentSetting(call.services, kbBotId, row);
      const updatedAt = await nextVersion({ version, savedAt: row.updatedAt, now: now(), current });
      await tx
        .update(kbBotChannel)
        .set({ settings: { ...row.settings, keywords }, updatedAt })
        .where(own);
    });
    return {};
  }),
  implement(weKf.generateAuthUrl, async ({ input: { kbBotId }, owner, services }) => {
    await loadOwnAssistant(services.db, owner, kbBotId);
    return { url: await orFail(services, '生成授权安装链接失败', () => beginInstall(services, kbBotId)) };
  }),
  implement(weKf.link, async (call) => {
    const { channel, account } = await loadAccount(call);
    const body = { open_kfid: account.openKfId, scene: 'tinystar' };
    return await orFail(call.services, '链接复制失败', async () => ({
      url: textIn(await callCorp(call.services, channel, 'kf/add_contact_way', { body }), 'url'),
    }));
  }),
  implement(weKf.customerServices, async (call) => {
    const { id } = await loadChannel(call);
    const { db } = call.services;
    const where = and(eq(weKfAccount.channelId, id), contains(weKfAccount.name, call.input.keyword));
    const rows = await db
      .select()
      .from(weKfAccount)
      .where(where)
      .orderBy(asc(weKfAccount.name), asc(weKfAccount.id))
      .limit(call.input.size)
      .offset(offsetOf(call.input));
    return {
      count: await db.$count(weKfAccount, where),
      rows: rows.map((row) => ({ id: row.id, name: row.name, avatar: row.avatar })),
    };
  }),
  implement(weKf.syncCustomerServices, async (call) => {
    const row = await loadChannel(call);
    await orFail(call.services, '数据同步失败', () => syncAccounts(call.services, row));
    return ok;
  }),
  implementUpload(weKf.temporaryMedia, async (call, upload) => {
    const channel = await upload.holds(() => loadChannel(call));
    const { services, caller } = call;
    await allow(services, `weKf media:${caller.userId}`, mediaLimit);
    const received = await wholeUpload(upload, weKfLimits.media);
    if (!received) throw new Failure(errorCodes.tooLarge, lateMessages.pictureTooLarge);
    const wish = { formats: ['png', 'jpeg'], words: lateMessages.pictureOnly } as const;
    const image = await reencode(services, caller.userId, received, wish);
    const form = new FormData();
    // The platform goes by the ending of the name.
    const name = image.mediaType === 'image/png' ? 'picture.png' : 'picture.jpg';
    form.set('media', new Blob([new Uint8Array(image.bytes)], { type: image.mediaType }), name);
    const query = { type: 'image' };
    return await orFail(services, '图片上传失败', async () => ({
      mediaId: textIn(await callCorp(services, channel, 'media/upload', { query, form }), 'media_id'),
    }));
  }),
  implement(weKf.updateAvatar, async (call) => {
    const { channel, account } = await loadAccount(call);
    const { services, input } = call;
    const body = { open_kfid: account.openKfId, name: account.name, media_id: input.mediaId };
    await orFail(services, '头像更换失败', async () => {
      await callCorp(services, channel, 'kf/account/update', { body });
      // Under which address the picture is shown, the platform says in its list alone.
      await syncAccounts(services, channel);
    });
    return {};
  }),
  implement(weKf.receptionists, async (call) => {
    const { account } = await loadAccount(call);
    const { db } = call.services;
    const where = and(eq(weKfReceptionist.accountId, account.id), contains(weKfReceptionist.name, call.input.keyword));
    const rows = await db
      .select()
      .from(weKfReceptionist)
      .where(where)
      .orderBy(asc(weKfReceptionist.name), asc(weKfReceptionist.id))
      .limit(call.input.size)
      .offset(offsetOf(call.input));
    const [all] = await db.select({ count: count() }).from(weKfReceptionist).where(where);
    return {
      count: all?.count ?? 0,
      rows: rows.map((row) => ({ id: row.id, name: row.name, expired_at: row.expiredAt?.getTime() ?? null })),
    };
  }),
  implement(weKf.syncReceptionists, async (call) => {
    const { channel, account } = await loadAccount(call);
    await orFail(call.services, '同步企微数据失败', () => syncReceptionists(call.services, channel, account));
    return ok;
  }),
  implement(weKf.addReceptionist, async (call) => {
    const { channel, account } = await loadAccount(call);
    const { services, input } = call;
    return await orFail(services, '添加失败', async () => {
      // The case of letters matters: two members may differ in it alone.
      const [userId] = [...(await membersOf(services, channel))].find(([, name]) => name === input.name) ?? [];
      if (!userId) return { status: 'failed' as const, error_message: '没有找到该成员，请确认姓名与应用可见范围' };
      const body = { open_kfid: account.openKfId, userid_list: [userId] };
      checkResult(await callCorp(services, channel, 'kf/servicer/add', { body }));
      await syncReceptionists(services, channel, account);
      return { status: 'ok' as const, error_message: '' };
    });
  }),
  implement(weKf.removeReceptionist, async (call) => {
    const { channel, account, person } = await loadReceptionist(call);
    const body = { open_kfid: account.openKfId, userid_list: [person.userId] };
    await orFail(call.services, '移除失败', async () =>
      checkResult(await callCorp(call.services, channel, 'kf/servicer/del', { body })),
    );
    await call.services.db.delete(weKfReceptionist).where(eq(weKfReceptionist.id, person.id));
    return {};
  }),
  implement(weKf.activeCodes, async (call) => {
    const channel = await loadChannel(call);
    const { services, input } = call;
    const codes = await orFail(services, '获取激活码列表失败', () => codesOf(services, channel));
    const shown = codes.slice(offsetOf(input), offsetOf(input) + input.size);
    const people = await services.db
      .select({ userId: weKfReceptionist.userId, name: weKfReceptionist.name })
      .from(weKfReceptionist)
      .innerJoin(weKfAccount, eq(weKfAccount.id, weKfReceptionist.accountId))
      .where(
        and(
          eq(weKfAccount.channelId, channel.id),
          inArray(
            weKfReceptionist.userId,
            shown.map(({ userId }) => userId),
          ),
        ),
      );
    const names = new Map(people.map(({ userId, name }) => [userId, name]));
    const rows = shown.map((code): WeKfActiveCode => ({
      id: code.id,
      status: code.used ? 'used' : 'unused',
      duration: code.months,
      duration_unit: 'm',
      activate_time: code.activatedAt,
      activate_user_name: names.get(code.userId) ?? code.userId,
    }));
    return { rows, count: codes.length };
  }),
  implement(weKf.activateReceptionist, async (call) => {
    const { channel, person } = await loadReceptionist(call);
    const expiredAt = await orFail(call.services, '激活失败', () =>
      activate(call.services, channel, person.userId, call.input.activeCode),
    );
    await call.services.db.update(weKfReceptionist).set({ expiredAt }).where(eq(weKfReceptionist.id, person.id));
    return {};
  }),
];
