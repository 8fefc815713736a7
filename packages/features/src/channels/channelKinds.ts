import { channelMessages, type PlatformChannel } from '@tinystar/contract';

/** A field of a platform's form. */
export interface ChannelField {
  key: string;
  label: string;
  /** Never comes back once it is saved. */
  secret: boolean;
  /** Said when it is empty. */
  missing: string;
}

/** The platforms whose account a maker enters; the others are authorised on the platform's own page instead. */
export type FormChannel = Exclude<PlatformChannel, 'weixin_kf' | 'douyin_video_comment' | 'douyin_chat'>;

interface ChannelKind {
  name: string;
  /** Who can do this on the platform. */
  needs: string;
  /** Where the callback's address is entered there. */
  where: string;
  fields: readonly ChannelField[];
}

/** What makers see of each platform; another one is one more entry. */
export const channelKinds: Readonly<Record<PlatformChannel, ChannelKind>> = {
  woa_chat: {
    name: '微信公众号',
    needs: '推荐使用已认证的公众号',
    where: '在公众号后台的“设置与开发 > 基本配置”中填写下面的内容，消息加解密方式选择安全模式。',
    fields: [
      { key: 'appId', label: '开发者ID（AppID）', secret: false, missing: channelMessages.appId },
      { key: 'appSecret', label: '开发者密码（AppSecret）', secret: true, missing: channelMessages.appSecret },
    ],
  },
  feishu_chat: {
    name: '飞书',
    needs: '需要飞书管理员账号',
    where: '在飞书开放平台的“事件与回调”中填写请求地址，并订阅事件“接收消息”。',
    fields: [
      { key: 'appId', label: 'APP ID', secret: false, missing: channelMessages.feishuAppId },
      { key: 'appSecret', label: 'APP Secret', secret: true, missing: channelMessages.feishuAppSecret },
      { key: 'encryptKey', label: 'Encrypt Key', secret: true, missing: channelMessages.encryptKey },
      {
        key: 'verificationToken',
        label: 'Verification Token',
        secret: true,
        missing: channelMessages.verificationToken,
      },
    ],
  },
  dingTalk_chat: {
    name: '钉钉',
    needs: '需要钉钉管理员账号',
    where: '在钉钉开放平台的机器人配置中，消息接收模式选择HTTP模式，并填写消息接收地址。',
    fields: [
      { key: 'appKey', label: 'App Key', secret: false, missing: channelMessages.appKey },
      { key: 'appSecret', label: 'App Secret', secret: true, missing: channelMessages.dingTalkAppSecret },
    ],
  },
  douyin_video_comment: {
    name: '抖音评论',
    needs: '需要已认证的品牌号或企业号',
    where: '',
    fields: [],
  },
  douyin_chat: {
    name: '抖音私信',
    needs: '需要已认证的品牌号或企业号',
    where: '',
    fields: [],
  },
  weixin_kf: {
    name: '微信客服',
    needs: '需要企业微信管理员账号',
    where: '',
    fields: [],
  },
};
