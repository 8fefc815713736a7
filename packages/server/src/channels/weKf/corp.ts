import { and, eq, notInArray } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { apiOf } from '../accounts.ts';
import { SendError } from '../platform.ts';
import { kbBotChannel, type ChannelRow } from '../schema.ts';
import { callWeCom, objectsIn, providerToken, suiteOf } from './api.ts';
import { weKfAccount, weKfReceptionist, type WeKfAccountRow, type WeKfReceptionistRow } from './schema.ts';

/** Rows that one call brings, the most that the platform gives. */
const limit = 100;
/** Calls after which reading stops, so that a platform that always has more holds nobody up for ever. */
const MOST_CALLS = 100;

/** Calls the enterprise's API; with a new token when the kept one is not known any more. */
export async function callCorp(
  services: Services,
  row: ChannelRow,
  path: string,
  { body, form, query }: { body?: object; form?: FormData; query?: Record<string, string> },
): Promise<Record<string, unknown>> {
  const { token } = await apiOf(services, row);
  try {
    return await callWeCom(services, path, { access_token: token, ...query }, body ?? form);
  } catch (error) {
    if (!(error instanceof SendError) || error.kind !== 'token') throw error;
    const renewed = await apiOf(services, row, token);
    return await callWeCom(services, path, { access_token: renewed.token, ...query }, body ?? form);
  }
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Takes over the customer services as they are on the platform. */
export async function syncAccounts(services: Services, row: ChannelRow): Promise<void> {
  const found: Record<string, unknown>[] = [];
  for (let at = 0; at < MOST_CALLS; at += 1) {
    const answer = await callCorp(services, row, 'kf/account/list', { body: { offset: at * limit, limit } });
    const page = objectsIn(answer, 'account_list');
    found.push(...page);
    if (page.length < limit) break;
  }
  const accounts = found.flatMap((each) => {
    const openKfId = text(each['open_kfid']);
    if (!openKfId) return [];
    return [{ channelId: row.id, openKfId, name: text(each['name']) || openKfId, avatar: text(each['avatar']) }];
  });
  await services.db.transaction(async (tx) => {
    const kept = accounts.map(({ openKfId }) => openKfId);
    await tx
      .delete(weKfAccount)
      .where(
        and(eq(weKfAccount.channelId, row.id), kept.length > 0 ? notInArray(weKfAccount.openKfId, kept) : undefined),
      );
    for (const account of accounts)
      await tx
        .insert(weKfAccount)
        .values(account)
        .onConflictDoUpdate({
          target: [weKfAccount.channelId, weKfAccount.openKfId],
          set: { name: account.name, avatar: account.avatar },
        });
  });
}

/** The members within the app's range, by their ids. */
export async function membersOf(services: Services, row: ChannelRow): Promise<Map<string, string>> {
  const query = { department_id: '1', fetch_child: '1' };
  const answer = await callCorp(services, row, 'user/simplelist', { query });
  return new Map(objectsIn(answer, 'userlist').map((each) => [text(each['userid']), text(each['name'])]));
}

/** Takes over who serves the customers of one customer service, and until when each is activated. */
export async function syncReceptionists(services: Services, row: ChannelRow, account: WeKfAccountRow): Promise<void> {
  const members = await membersOf(services, row);
  const answer = await callCorp(services, row, 'kf/servicer/list', { query: { open_kfid: account.openKfId } });
  const ids = objectsIn(answer, 'servicer_list').flatMap((each) => text(each['userid']) || []);
  const people: Omit<WeKfReceptionistRow, 'id'>[] = [];
  for (const userId of ids)
    people.push({
      accountId: account.id,
      userId,
      name: members.get(userId) || userId,
      expiredAt: await expiryOf(services, row, userId),
    });
  await services.db.transaction(async (tx) => {
    const own = eq(weKfReceptionist.accountId, account.id);
    await tx
      .delete(weKfReceptionist)
      .where(and(own, ids.length > 0 ? notInArray(weKfReceptionist.userId, ids) : undefined));
    for (const person of people)
      await tx
        .insert(weKfReceptionist)
        .values(person)
        .onConflictDoUpdate({
          target: [weKfReceptionist.accountId, weKfReceptionist.userId],
          set: { name: person.name, expiredAt: person.expiredAt },
        });
  });
}

/** Calls the provider's API for activation codes. */
async function callLicence(services: Services, path: string, body: object): Promise<Record<string, unknown>> {
  const suite = suiteOf(services);
  if (!suite) throw new SendError('final', '服务器没有设置微信客服应用，请联系管理员');
  const query = { provider_access_token: await providerToken(services, suite) };
  return await callWeCom(services, `license/${path}`, query, body);
}

const timeOf = (seconds: unknown): number | null => (Number(seconds) > 0 ? Number(seconds) * 1000 : null);

async function expiryOf(services: Services, row: ChannelRow, userid: string): Promise<Date | null> {
  const answer = await callLicence(services, 'get_active_info_by_user', { corpid: row.account, userid });
  const times = objectsIn(answer, 'active_info_list').map((each) => timeOf(each['expire_time']) ?? 0);
  const last = Math.max(0, ...times);
  return last > 0 ? new Date(last) : null;
}

/** Uses a code for a person; answers until when the person is activated now. */
export async function activate(
  services: Services,
  row: ChannelRow,
  userid: string,
  code: string,
): Promise<Date | null> {
  await callLicence(services, 'active_account', { active_code: code, corpid: row.account, userid });
  return await expiryOf(services, row, userid);
}

export interface Code {
  id: string;
  months: number;
  used: boolean;
  activatedAt: number | null;
  userId: string;
}

/** All pages of a list that is read by a cursor. */
async function readAll(services: Services, path: string, body: object, list: string) {
  const found: Record<string, unknown>[] = [];
  let cursor = '';
  for (let at = 0; at < MOST_CALLS; at += 1) {
    const answer = await callLicence(services, path, { ...body, limit: 1_000, ...(cursor && { cursor }) });
    found.push(...objectsIn(answer, list));
    cursor = text(answer['next_cursor']);
    if (!answer['has_more'] || !cursor) break;
  }
  return found;
}

/** The codes that were bought for the enterprise, order by order. */
export async function codesOf(services: Services, { account: corpid }: ChannelRow): Promise<Code[]> {
  const codes: Code[] = [];
  for (const each of await readAll(services, 'list_order', { corpid }, 'order_list')) {
    const order_id = text(each['order_id']);
    const { order } = await callLicence(services, 'get_order', { order_id });
    const duration = (order as { account_duration?: { months?: number } } | undefined)?.account_duration;
    const accounts = await readAll(services, 'list_order_account', { order_id }, 'account_list');
    const ids = accounts.flatMap((account) => text(account['active_code']) || []);
    for (let from = 0; from < ids.length; from += 1_000) {
      const body = { corpid, active_code_list: ids.slice(from, from + 1_000) };
      const answer = await callLicence(services, 'batch_get_active_info_by_code', body);
      codes.push(
        ...objectsIn(answer, 'active_info_list').map((info) => ({
          id: text(info['active_code']),
          months: duration?.months ?? 0,
          used: Number(info['status']) !== 1,
          activatedAt: timeOf(info['active_time']),
          userId: text(info['userid']),
        })),
      );
    }
  }
  return codes;
}

export async function findKfChannel({ db }: Services, kbBotId: string): Promise<ChannelRow | undefined> {
  const [row] = await db
    .select()
    .from(kbBotChannel)
    .where(and(eq(kbBotChannel.kbBotId, kbBotId), eq(kbBotChannel.channel, 'weixin_kf')));
  return row;
}
