import type { Services } from '../platform/services.ts';
import { accountOf, callbackPath } from './accounts.ts';
import type { ChannelRow } from './schema.ts';

/** What is stored of each platform, as the makers of the assistant may see it. */
export function presentWechat(services: Services, row: ChannelRow) {
  const { token = '', encodingAesKey = '' } = accountOf(services, row).secrets;
  return {
    appId: row.account,
    status: row.status,
    certified: row.settings.certified !== false,
    callbackPath: callbackPath(services, row.id),
    token,
    encodingAesKey,
    ipWhiteList: services.config.OUTGOING_IPS,
    updatedAt: row.updatedAt.getTime(),
  };
}

export const presentFeishu = (services: Services, row: ChannelRow) => ({
  appId: row.account,
  mode: row.settings.mode ?? 'callback',
  status: row.status,
  callbackPath: callbackPath(services, row.id),
  updatedAt: row.updatedAt.getTime(),
});

export const presentDingTalk = (services: Services, row: ChannelRow) => ({
  appKey: row.account,
  mode: row.settings.mode ?? 'callback',
  cardTemplate: row.settings.cardTemplate ?? '',
  status: row.status,
  callbackPath: callbackPath(services, row.id),
  updatedAt: row.updatedAt.getTime(),
});
