import type { PlatformChannel } from '@tinystar/contract';
import { dingTalk } from './dingTalk/index.ts';
import { feishu } from './feishu/index.ts';
import type { Platform } from './platform.ts';
import { wechat } from './wechat/index.ts';

/** Every platform by its channel. */
export const platforms: Readonly<Record<PlatformChannel, Platform>> = {
  woa_chat: wechat,
  feishu_chat: feishu,
  dingTalk_chat: dingTalk,
};
