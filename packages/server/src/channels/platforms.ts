import type { PlatformChannel } from '@tinystar/contract';
import { dingTalk } from './dingTalk/index.ts';
import { douyinChat, douyinComment } from './douyin/index.ts';
import { feishu } from './feishu/index.ts';
import type { Platform } from './platform.ts';
import { weKf } from './weKf/index.ts';
import { wechat } from './wechat/index.ts';

/** Every platform by its channel. */
export const platforms: Readonly<Record<PlatformChannel, Platform>> = {
  woa_chat: wechat,
  feishu_chat: feishu,
  dingTalk_chat: dingTalk,
  douyin_video_comment: douyinComment,
  douyin_chat: douyinChat,
  weixin_kf: weKf,
};
