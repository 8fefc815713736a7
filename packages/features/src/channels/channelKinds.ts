import { Bell, Headphones, MessageCircle, MessageSquareText, Play, Users } from '@tinystar/ui/icons';
import { channelMessages, type ChannelMode, type PlatformChannel } from '@tinystar/contract';
import type { MarkLook } from '../shared/Mark.tsx';

/** A field of a platform's form. */
export interface ChannelField {
  key: string;
  label: string;
  /** Never comes back once it is saved. */
  secret: boolean;
  /** Said when it is empty. */
  missing: string;
  /** May stay empty. */
  optional?: boolean;
  hint?: string;
  /** Only for platforms that call us. */
  callbackOnly?: boolean;
}

/** The platforms whose account a maker enters; the others are authorised on the platform's own page instead. */
export type FormChannel = Exclude<PlatformChannel, 'weixin_kf' | 'douyin_video_comment' | 'douyin_chat'>;

interface ChannelKind {
  name: string;
  mark: MarkLook;
  /** Who can do this on the platform. */
  needs: string;
  /** The article of the help centre that leads through all of it, the rights that are needed there among it. */
  guide?: { title: string; slug: string };
  /** Where the callback's address is entered there. */
  where: string;
  fields: readonly ChannelField[];
  /** The two ways in which messages come, where the platform offers both; `where` is what is set there. */
  modes?: Readonly<Record<ChannelMode, { label: string; description: string; where?: string }>>;
}

/** What makers see of each platform; another one is one more entry. */
export const channelKinds: Readonly<Record<PlatformChannel, ChannelKind>> = {
  woa_chat: {
    name: '微信公众号',
    mark: { icon: MessageCircle, hue: 'green' },
    needs: '推荐使用已认证的公众号',
    guide: { title: '接入微信公众号', slug: 'connect-wechat' },
    where: '在公众号后台的“设置与开发 > 基本配置”中填写下面的内容，消息加解密方式选择安全模式。',
    fields: [
      { key: 'appId', label: '开发者ID（AppID）', secret: false, missing: channelMessages.appId },
      { key: 'appSecret', label: '开发者密码（AppSecret）', secret: true, missing: channelMessages.appSecret },
    ],
  },
  feishu_chat: {
    name: '飞书',
    mark: { icon: Users, hue: 'blue' },
    needs: '需要飞书管理员账号',
    guide: { title: '接入飞书和钉钉', slug: 'connect-feishu-dingtalk' },
    where: '在飞书开放平台的“事件与回调”中填写请求地址，订阅事件“接收消息”，并订阅回调“卡片回传交互”，然后发布版本。',
    modes: {
      callback: { label: '请求地址', description: '飞书调用服务器的公网地址' },
      connection: {
        label: '长连接',
        description: '服务器主动连接飞书，不需要公网地址',
        where:
          '在飞书开放平台的“事件与回调”中，事件和回调的订阅方式都选择“使用长连接接收”，订阅事件“接收消息”和回调“卡片回传交互”，然后发布版本。',
      },
    },
    fields: [
      { key: 'appId', label: 'APP ID', secret: false, missing: channelMessages.feishuAppId },
      { key: 'appSecret', label: 'APP Secret', secret: true, missing: channelMessages.feishuAppSecret },
      {
        key: 'encryptKey',
        label: 'Encrypt Key',
        secret: true,
        missing: channelMessages.encryptKey,
        callbackOnly: true,
      },
      {
        key: 'verificationToken',
        label: 'Verification Token',
        secret: true,
        missing: channelMessages.verificationToken,
        callbackOnly: true,
      },
    ],
  },
  dingTalk_chat: {
    name: '钉钉',
    mark: { icon: Bell, hue: 'cyan' },
    needs: '需要钉钉管理员账号',
    guide: { title: '接入飞书和钉钉', slug: 'connect-feishu-dingtalk' },
    where: '在钉钉开放平台的机器人配置中，消息接收模式选择HTTP模式，并填写消息接收地址，然后发布应用。',
    modes: {
      callback: { label: 'HTTP模式', description: '钉钉调用服务器的公网地址' },
      connection: {
        label: 'Stream模式',
        description: '服务器主动连接钉钉，不需要公网地址',
        where: '在钉钉开放平台的机器人配置中，消息接收模式选择Stream模式，然后发布应用。',
      },
    },
    fields: [
      { key: 'appKey', label: 'App Key', secret: false, missing: channelMessages.appKey },
      { key: 'appSecret', label: 'App Secret', secret: true, missing: channelMessages.dingTalkAppSecret },
      {
        key: 'cardTemplate',
        label: '卡片模板ID',
        secret: false,
        missing: '',
        optional: true,
        hint: '填写后，答案在卡片里逐字显示。模板中显示答案的变量名是content。',
      },
    ],
  },
  douyin_video_comment: {
    name: '抖音评论',
    mark: { icon: MessageSquareText, hue: 'purple' },
    needs: '需要已认证的品牌号或企业号',
    where: '',
    fields: [],
  },
  douyin_chat: {
    name: '抖音私信',
    mark: { icon: Play, hue: 'purple' },
    needs: '需要已认证的品牌号或企业号',
    where: '',
    fields: [],
  },
  weixin_kf: {
    name: '微信客服',
    mark: { icon: Headphones, hue: 'yellow' },
    needs: '需要企业微信管理员账号',
    where: '',
    fields: [],
  },
};
