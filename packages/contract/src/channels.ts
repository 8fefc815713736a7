import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, listOf, paging } from './paging.ts';
import { version } from './version.ts';

/** The channels of the page for third-party platforms that take messages, in its order (C-77). */
export const platformChannels = [
  'woa_chat',
  'feishu_chat',
  'dingTalk_chat',
  'douyin_video_comment',
  'douyin_chat',
  'weixin_kf',
] as const;
export type PlatformChannel = (typeof platformChannels)[number];

/** How messages come: the platform calls our address, or we open a connection to it and need no public address. */
export const channelModes = ['callback', 'connection'] as const;
export type ChannelMode = (typeof channelModes)[number];

const status = z.enum(['enabled', 'disabled']);
const mode = z.enum(channelModes);
const bot = z.object({ kbBotId: Id });
const needed = (message: string) => z.string().check(z.trim(), z.minLength(1, message), z.maxLength(200));
/** A secret is sent once and never comes back; left out it stays as it is. */
const secret = (message: string) => z.optional(needed(message));

/** What is said of an empty field (assistants.md §5). */
export const channelMessages = {
  appId: '请输入开发者ID',
  appSecret: '请输入开发者密码',
  feishuAppId: '请输入APP ID',
  feishuAppSecret: '请输入APP Secret',
  encryptKey: '请输入Encrypt Key',
  verificationToken: '请输入Verification Token',
  appKey: '请输入App Key',
  dingTalkAppSecret: '请输入App Secret',
  late: '超过可回复时限',
  full: '已达到可回复条数上限，用户发来新消息后可以继续回复',
} as const;

/** What people send, as far as platforms tell them apart. */
export const heardKinds = [
  'text',
  'picture',
  'audio',
  'video',
  'file',
  'sticker',
  'card',
  'location',
  'link',
  'contact',
  'forwarded',
  'system',
  'other',
] as const;
export type HeardKind = (typeof heardKinds)[number];

/** How a channel of an assistant is doing. */
export const ChannelState = z.object({
  channel: z.enum(platformChannels),
  status: z.enum(['unset', 'enabled', 'disabled']),
  /** The account on the platform: its public id. */
  account: z.string(),
  /** ms; null before the first. */
  lastEventAt: z.nullable(z.number()),
  lastError: z.string(),
  lastErrorAt: z.nullable(z.number()),
  /** Calls of the last change of settings or later whose signature was wrong. */
  refused: z.number(),
  /** Messages since midnight in Shanghai. */
  messagesToday: z.number(),
  /** Replies given up, also while they are being sent again. */
  undelivered: z.number(),
  /** Messages of the last seven days that the assistant did not answer. */
  unanswered: z.number(),
});
export type ChannelState = z.infer<typeof ChannelState>;

/** A reply that its platform has not taken: given up, or being sent again. */
export const Undelivered = z.object({
  id: Id,
  channel: z.enum(platformChannels),
  question: z.string(),
  content: z.string(),
  error: z.string(),
  attempts: z.number(),
  createdAt: z.number(),
  /** ms; when it is tried next while it is being sent again, null for one that was given up. */
  nextTry: z.nullable(z.number()),
  /** Whether the platform still takes a reply to this message. */
  resendable: z.boolean(),
});
export type Undelivered = z.infer<typeof Undelivered>;

/** A message that the assistant did not answer. */
export const Unanswered = z.object({
  id: Id,
  channel: z.enum(platformChannels),
  kind: z.enum(heardKinds),
  /** Empty where there was nothing to read. */
  question: z.string(),
  /** The platform's id of who sent it. */
  person: z.string(),
  /** Who that is in the conversations of the assistant; null where he has none. */
  asker: z.nullable(z.string()),
  /** Why, for the maker. */
  reason: z.string(),
  /** ms */
  receivedAt: z.number(),
});
export type Unanswered = z.infer<typeof Unanswered>;

export const ChannelQuota = z.object({
  /** Replies that the platform took since midnight in Shanghai. */
  sentToday: z.number(),
  /** Calls that the platform allows this account on this day, and how many are left; null where it tells none. */
  daily: z.nullable(z.object({ limit: z.number(), left: z.number() })),
  /** Replies that one message of a person allows; null where the platform sets no number. */
  each: z.nullable(z.number()),
  /** Hours after a person's message within which the platform takes replies. */
  hours: z.number(),
});
export type ChannelQuota = z.infer<typeof ChannelQuota>;

/** What is stored; `updatedAt` is the version that a change of it is made from, 0 before there is anything. */
export const WeOfficialAccount = z.object({
  appId: z.string(),
  status,
  /** Whether the account may send by itself; an uncertified one only answers within the call. */
  certified: z.boolean(),
  /** Path of the callback behind the deployment's origin. */
  callbackPath: z.string(),
  token: z.string(),
  encodingAesKey: z.string(),
  ipWhiteList: z.array(z.string()),
  updatedAt: z.number(),
});
export const Feishu = z.object({ appId: z.string(), status, mode, callbackPath: z.string(), updatedAt: z.number() });
export const DingTalk = z.object({
  appKey: z.string(),
  status,
  mode,
  /** Id of the card template in which answers grow; empty for Markdown. */
  cardTemplate: z.string(),
  callbackPath: z.string(),
  updatedAt: z.number(),
});

const path = '/api/v1/tenantKbBotPublishSetting';
const asked = { method: 'POST', scopes: ['tenant'], access: 'adminPlus' } as const;

/**
 * Third-party platforms through which people ask an assistant (API-203 to API-205, API-207, API-211 to API-213, API-222 to API-224). What a platform
 * keeps secret (appSecret, encryptKey, verificationToken) is never answered.
 */
export const channels = {
  list: endpoint({
    ...asked,
    name: 'channels.list',
    path: `${path}/query/channels`,
    input: bot,
    output: z.object({ rows: z.array(ChannelState) }),
    summary: 'How each channel of the assistant is doing.',
  }),
  weOfficialAccount: endpoint({
    ...asked,
    name: 'channels.weOfficialAccount',
    path: `${path}/query/weOfficialAccountSetting`,
    input: bot,
    output: z.object({ chat: z.nullable(WeOfficialAccount) }),
    summary: 'The WeChat official account, with what has to be entered there; null before it is configured.',
  }),
  updateWeOfficialAccount: endpoint({
    ...asked,
    name: 'channels.updateWeOfficialAccount',
    path: `${path}/update/weOfficialAccountSetting/chat`,
    input: z.object({
      kbBotId: Id,
      appId: needed(channelMessages.appId),
      appSecret: secret(channelMessages.appSecret),
      status: z._default(status, 'enabled'),
      version,
      certified: z._default(z.boolean(), true),
    }),
    output: z.object({ chat: WeOfficialAccount }),
    summary:
      'Connects a WeChat official account; 409 with what is stored when somebody else has saved since `version`.',
  }),
  feishu: endpoint({
    ...asked,
    name: 'channels.feishu',
    path: `${path}/query/feishuSetting`,
    input: bot,
    output: z.object({ feishu: z.nullable(Feishu) }),
    summary: 'The Feishu app; null before it is configured.',
  }),
  updateFeishu: endpoint({
    ...asked,
    name: 'channels.updateFeishu',
    path: `${path}/update/feishuSetting`,
    input: z.object({
      kbBotId: Id,
      appId: needed(channelMessages.feishuAppId),
      appSecret: secret(channelMessages.feishuAppSecret),
      encryptKey: secret(channelMessages.encryptKey),
      verificationToken: secret(channelMessages.verificationToken),
      /** Left out it stays as it is. A connection needs neither key nor token. */
      mode: z.optional(mode),
      status: z._default(status, 'enabled'),
      version,
    }),
    output: z.object({ feishu: Feishu }),
    summary: 'Connects a Feishu app; 409 with what is stored when somebody else has saved since `version`.',
  }),
  dingTalk: endpoint({
    ...asked,
    name: 'channels.dingTalk',
    path: `${path}/query/dingTalkSetting`,
    input: bot,
    output: z.object({ dingTalk: z.nullable(DingTalk) }),
    summary: 'The DingTalk app; null before it is configured.',
  }),
  updateDingTalk: endpoint({
    ...asked,
    name: 'channels.updateDingTalk',
    path: `${path}/update/dingTalkSetting`,
    input: z.object({
      kbBotId: Id,
      appKey: needed(channelMessages.appKey),
      appSecret: secret(channelMessages.dingTalkAppSecret),
      /** Left out they stay as they are. */
      mode: z.optional(mode),
      cardTemplate: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      status: z._default(status, 'enabled'),
      version,
    }),
    output: z.object({ dingTalk: DingTalk }),
    summary: 'Connects a DingTalk app; 409 with what is stored when somebody else has saved since `version`.',
  }),
  douyin: endpoint({
    ...asked,
    name: 'channels.douyin',
    path: `${path}/query/douyinSetting`,
    input: bot,
    output: z.object({ configured: z.boolean(), openId: z.nullable(z.string()) }),
    summary:
      'The account of Douyin that is authorised; null before it is (API-207, API-222). `configured`: this platform has an application on Douyin, without which nobody can authorise.',
  }),
  authorizeDouyin: endpoint({
    ...asked,
    name: 'channels.authorizeDouyin',
    path: `${path}/authorize/douyinSetting`,
    input: bot,
    output: z.object({ url: z.string() }),
    summary: 'The page of Douyin on which its account is authorised for this assistant (API-223).',
  }),
  finishDouyin: endpoint({
    ...asked,
    name: 'channels.finishDouyin',
    path: `${path}/update/douyinSetting`,
    input: z.object({
      kbBotId: Id,
      code: z.string().check(z.minLength(1), z.maxLength(500)),
      state: z.string().check(z.minLength(1), z.maxLength(500)),
    }),
    output: z.object({ openId: z.string() }),
    summary: 'Connects the account with what Douyin sent the maker back with; only for whom the page was opened.',
  }),
  check: endpoint({
    ...asked,
    name: 'channels.check',
    path: `${path}/check/channel`,
    input: z.object({ kbBotId: Id, channel: z.enum(platformChannels) }),
    output: z.object({ ok: z.boolean(), message: z.string() }),
    summary: 'Logs in to the platform with the stored credentials and says what came of it.',
  }),
  quota: endpoint({
    ...asked,
    name: 'channels.quota',
    path: `${path}/query/quota`,
    input: z.object({ kbBotId: Id, channel: z.enum(platformChannels) }),
    output: ChannelQuota,
    summary: 'What was sent through a channel today, and what its platform still takes.',
  }),
  test: endpoint({
    ...asked,
    name: 'channels.test',
    path: `${path}/check/message`,
    input: z.object({ kbBotId: Id, channel: z.enum(platformChannels) }),
    output: z.object({ ok: z.boolean(), message: z.string() }),
    summary: 'Sends a test message to whoever wrote last, who alone may be written to; says what the platform said.',
  }),
  undelivered: endpoint({
    ...asked,
    name: 'channels.undelivered',
    path: `${path}/query/undelivered`,
    input: z.object({ kbBotId: Id, channel: z.optional(z.enum(platformChannels)), ...paging }),
    output: listOf(Undelivered),
    summary: 'Replies given up after their last try, and those of them that are being sent again, newest first.',
  }),
  unanswered: endpoint({
    ...asked,
    name: 'channels.unanswered',
    path: `${path}/query/unanswered`,
    input: z.object({ kbBotId: Id, channel: z.optional(z.enum(platformChannels)), ...paging }),
    output: listOf(Unanswered),
    summary: 'Messages that the assistant did not answer, each with its kind and why, newest first.',
  }),
  resend: endpoint({
    ...asked,
    name: 'channels.resend',
    path: `${path}/update/resend`,
    /** Left out, it is every reply of the channel that its platform still takes. */
    input: z.object({ kbBotId: Id, channel: z.enum(platformChannels), id: z.optional(Id) }),
    output: z.object({ count: z.number() }),
    summary: 'Sends replies that were given up again; 409 for one that the platform takes no more.',
  }),
};
