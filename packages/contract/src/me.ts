import * as z from 'zod/mini';
import { captcha, Nickname, Password, PhoneNumber, SmsCode } from './account.ts';
import { Avatar } from './avatar.ts';
import { sides } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { Coins } from './amounts.ts';
import { Id, listOf, nothing, paging } from './paging.ts';
import { Profile } from './profile.ts';
import { Reading } from './reading.ts';
import { Tenant, TenantInfo } from './tenantInfo.ts';
import { version } from './version.ts';

/** platform.md §3 user info; `currentTenantId` is empty in personal identity. */
export const UserInfo = z.object({
  id: Id,
  name: z.string(),
  avatar: Avatar,
  phoneNumber: z.string(),
  currentTenantId: z.string(),
  couponRegistered: z.boolean(),
  CoinCount: Coins,
  unreadMessageCount: z.number(),
  tenants: z.array(Tenant),
  isTenant: z.boolean(),
  isUserChannel: z.boolean(),
  /** False for whoever came by SMS and never set one: changing it asks for no old one. */
  hasPassword: z.optional(z.boolean()),
  /** How he likes to read; absent until he has chosen. */
  reading: z.optional(Reading),
  /** When nickname or avatar were changed last. */
  updatedAt: z.number(),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** platform.md §3 permission info. */
export const Permissions = z.object({
  isAnyTenantCreator: z.boolean(),
  isUserChannel: z.boolean(),
  tenantUserPermission: z.nullable(z.enum(['owner', 'admin', 'member'])),
  isTenantKbBotCustomerService: z.boolean(),
  currentIdentity: z.enum(['personal', 'tenant']),
  /** Runs the product (C-143). */
  isOperator: z.optional(z.boolean()),
});
export type Permissions = z.infer<typeof Permissions>;

/**
 * What a line of the ledger was for; the address of it is the client's to build. `name` stands beside the remark, ''
 * where there is none. `side` tells where an assistant was asked.
 */
export const LedgerSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), orderId: Id, name: z.string() }),
  z.object({
    kind: z.literal('answer'),
    kbBotId: Id,
    messageId: Id,
    /** Of the assistant. */
    publicId: z.string(),
    type: z.enum(['personal', 'tenant']),
    side: z.enum(sides),
    name: z.string(),
  }),
  z.object({ kind: z.literal('document'), kbBotId: Id, fileId: Id, name: z.string() }),
  z.object({ kind: z.literal('regression'), kbBotId: Id, runId: Id, name: z.string() }),
  z.object({ kind: z.literal('ticket'), kbBotId: Id, ticketId: Id, name: z.string() }),
  z.object({ kind: z.enum(['aiChat', 'aiWrite', 'invite']), name: z.string() }),
]);
export type LedgerSubject = z.infer<typeof LedgerSubject>;

/** One line of the coin ledger; `delta` and `balance` in coins, `time` in ms since the epoch. */
export const LedgerEntry = z.object({
  id: z.string(),
  time: z.number(),
  type: z.string(),
  delta: Coins,
  balance: Coins,
  remark: z.string(),
  /** What the coins were for; absent when it is gone, or was nothing that one can look at. */
  subject: z.optional(LedgerSubject),
  /** The list of prices by which an act was priced. */
  priceVersion: z.optional(z.number()),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** What of a ledger is asked for: coins that came or went, and from when to when in ms since the epoch. */
export const ledgerFilter = {
  direction: z.optional(z.enum(['in', 'out'])),
  from: z.optional(z.int().check(z.minimum(0), z.maximum(8.64e15))),
  until: z.optional(z.int().check(z.minimum(0), z.maximum(8.64e15))),
};

/** A way to earn coins: `reward` in coins; `done` only where it can be done once (a day). */
export const CoinTask = z.object({
  id: z.enum(['checkIn', 'invite']),
  name: z.string(),
  reward: Coins,
  done: z.boolean(),
});
export type CoinTask = z.infer<typeof CoinTask>;

/** Calls about oneself (platform.md §7; API-008 to API-020). */
export const me = {
  info: endpoint({
    name: 'me.info',
    method: 'GET',
    path: '/api/v1/me/info',
    access: 'user',
    input: nothing,
    output: UserInfo,
    summary: 'The logged-in user with enterprises and balance.',
  }),
  avatar: endpoint({
    name: 'me.avatar',
    method: 'GET',
    path: '/api/v1/me/query/avatar',
    access: 'user',
    input: nothing,
    output: z.object({ avatar: Avatar }),
    summary: 'The avatar alone.',
  }),
  avatarOf: endpoint({
    name: 'me.avatarOf',
    method: 'GET',
    path: '/api/v1/open/user/query/avatar',
    access: 'public',
    input: z.object({ userId: Id }),
    output: z.object({ avatar: Avatar }),
    summary: 'The avatar of a person whose id one knows, and nothing else of him; 404 for every other id.',
  }),
  permissions: endpoint({
    name: 'me.permissions',
    method: 'GET',
    path: '/api/v1/user/permissions',
    access: 'user',
    input: nothing,
    output: Permissions,
    summary: 'What the current identity may do.',
  }),
  unread: endpoint({
    name: 'me.unread',
    method: 'GET',
    path: '/api/v1/me/query/unreadMessageCount',
    access: 'user',
    input: nothing,
    output: z.object({
      count: z.number(),
      personal: z.number(),
      tenants: z.array(z.object({ id: Id, unreadMessageCount: z.number() })),
      /** How many of `count` are notices; absent where there are none. */
      notices: z.optional(z.number()),
    }),
    summary:
      'Unread messages of the current identity, and of each, notices counted where one is; enterprises with none are left out.',
  }),
  switchTenant: endpoint({
    name: 'me.switchTenant',
    method: 'POST',
    path: '/api/v1/user/update/currentTenant',
    access: 'user',
    input: z.object({ tenantId: z.string().check(z.maxLength(32)) }),
    output: nothing,
    summary: 'Acts as an enterprise, or as oneself with an empty id.',
  }),
  logOut: endpoint({
    name: 'me.logOut',
    method: 'POST',
    path: '/api/v1/me/logOut',
    access: 'user',
    input: nothing,
    output: nothing,
    summary: 'Ends the session this call was made with.',
  }),
  updateInfo: endpoint({
    name: 'me.updateInfo',
    method: 'POST',
    path: '/api/v1/me/update/info',
    access: 'user',
    input: z.object({ name: z.optional(Nickname), avatar: z.optional(Avatar), version }),
    output: Profile,
    summary: 'Changes nickname or avatar; 409 with those of today when they were changed since `version`.',
  }),
  updatePassword: endpoint({
    name: 'me.updatePassword',
    method: 'POST',
    path: '/api/v1/user/updatePassword',
    access: 'user',
    input: z.object({
      /** Empty where there is none yet. */
      password: z.string().check(z.maxLength(256)),
      newPassword: Password,
      /** Of `me.sendPhoneSms` for `firstPassword`, where there is none yet. */
      smsCode: z.optional(SmsCode),
    }),
    output: nothing,
    summary:
      'Changes the password, by the one so far, or sets the first, by a code to the present number. Ends every session.',
  }),
  sendPhoneSms: endpoint({
    name: 'me.sendPhoneSms',
    method: 'POST',
    path: '/api/v1/me/sendSms4Phone',
    access: 'user',
    input: z.object({
      to: z.enum(['oldPhone', 'newPhone', 'firstPassword', 'close']),
      phoneNumber: z.optional(PhoneNumber),
      ...captcha,
    }),
    output: nothing,
    summary:
      'Sends a code: to the present number for changing it, for the first password or for closing what one has, or to `phoneNumber`, the new one.',
  }),
  updatePhone: endpoint({
    name: 'me.updatePhone',
    method: 'POST',
    path: '/api/v1/me/update/phone',
    access: 'user',
    input: z.object({
      phoneNumber: PhoneNumber,
      smsCode: SmsCode,
      password: z.optional(z.string().check(z.maxLength(256))),
      oldSmsCode: z.optional(SmsCode),
    }),
    output: nothing,
    summary:
      'Changes the phone: `smsCode` proves the new number, the password or a code to the old one proves the person. Ends the other sessions.',
  }),
  coins: endpoint({
    name: 'me.coins',
    method: 'GET',
    path: '/api/v1/me/query/tscBalance',
    access: 'user',
    input: z.object({ userId: z.optional(z.string()) }),
    output: z.object({ count: Coins }),
    summary: 'Own balance in coins; any other user id answers 404.',
  }),
  inviteCode: endpoint({
    name: 'me.inviteCode',
    method: 'GET',
    path: '/api/v1/me/query/inviteCode',
    access: 'user',
    input: nothing,
    output: z.object({ inviteCode: z.string() }),
    summary: 'The code that credits its owner when a friend registers with it.',
  }),
  inviteCount: endpoint({
    name: 'me.inviteCount',
    method: 'GET',
    path: '/api/v1/me/query/inviteUserCount',
    access: 'user',
    input: nothing,
    output: z.object({ inviteUserCount: z.number() }),
    summary: 'How many people registered with the own invite code.',
  }),
  tasks: endpoint({
    name: 'me.tasks',
    method: 'GET',
    path: '/api/v1/me/query/tsCoinTaskList',
    access: 'user',
    input: nothing,
    output: z.object({ rows: z.array(CoinTask) }),
    summary: 'Ways to earn coins, with what is done today.',
  }),
  ledger: endpoint({
    name: 'me.ledger',
    method: 'POST',
    path: '/api/v1/me/tscWaterList/query/page',
    access: 'user',
    input: z.object({ ...paging, ...ledgerFilter }),
    output: listOf(LedgerEntry),
    summary: 'Own coin ledger, newest first.',
  }),
  checkIn: endpoint({
    name: 'me.checkIn',
    method: 'POST',
    path: '/api/v1/me/checkIn',
    access: 'user',
    input: nothing,
    output: z.object({ count: Coins }),
    summary: 'Daily check-in (Asia/Shanghai); answers the new balance.',
  }),
};

/** The current enterprise (API-037, API-038). */
export const tenant = {
  info: endpoint({
    name: 'tenant.info',
    method: 'GET',
    path: '/api/v1/tenant/query/info',
    scopes: ['tenant'],
    access: 'member',
    input: nothing,
    output: TenantInfo,
    summary: 'The enterprise one acts as.',
  }),
  coins: endpoint({
    name: 'tenant.coins',
    method: 'GET',
    path: '/api/v1/tenant/query/tscBalance',
    scopes: ['tenant'],
    access: 'adminPlus',
    input: nothing,
    output: z.object({ count: Coins }),
    summary: 'Balance of the current enterprise in coins.',
  }),
};
