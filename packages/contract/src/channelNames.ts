import type { channelIds } from './chat.ts';

/** What the channels are called on pages and in files. */
export const channelNames: Readonly<Record<(typeof channelIds)[number], string>> = {
  tinystar_web: '网页',
  share_web: '分享链接',
  api_: 'API',
  js_: '网站嵌入',
  share_woa_menu: '公众号菜单',
  share_woa_reply: '公众号回复',
  woa_chat: '公众号',
  share_wechat_moments: '朋友圈',
  share_we_mini: '小程序',
  feishu_chat: '飞书',
  dingTalk_chat: '钉钉',
  douyin_video_comment: '抖音评论',
  douyin_chat: '抖音私信',
  weixin_kf: '微信客服',
};
