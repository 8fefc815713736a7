import type { Manners } from '../callApi.ts';
import { SendError } from '../platform.ts';

/** How DingTalk's open API answers: by the status, and a card also by `success`. */
export const openApi: Manners = {
  name: '钉钉',
  codeOf: ({ success }) => (success === false ? 1 : 0),
  words: { 1: ['again', '钉钉没有接受卡片，请检查卡片模板ID'] },
  statuses: { 401: ['token', '登录钉钉失败'], 403: ['again', '钉钉应用缺少发送消息的权限'] },
};

const wrong = ['final', 'App Key或App Secret不正确'] as const;

/** The log-in, whose refusal is of what the maker has entered. */
export const logIn: Manners = { ...openApi, statuses: { 400: wrong, 401: wrong } };

/** How the webhook of a session answers. */
export const webhook: Manners = { name: '钉钉', codeOf: ({ errcode }) => errcode, words: {} };

/** What the open API has not taken, for which it gives no key, and people of a message that was taken, but not for them. */
export function refuseUnreached(answer: Record<string, unknown>): void {
  const { processQueryKey, invalidStaffIdList, flowControlledStaffIdList } = answer;
  const some = (list: unknown) => Array.isArray(list) && list.length > 0;
  if (some(invalidStaffIdList)) throw new SendError('final', '钉钉没有找到提问的人');
  if (some(flowControlledStaffIdList)) throw new SendError('again', '钉钉限制了发送频率');
  if (typeof processQueryKey !== 'string') throw new SendError('again', '钉钉没有接受消息');
}
