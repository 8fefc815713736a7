import * as z from 'zod/mini';
import { captcha, PhoneNumber, SmsCode } from './account.ts';
import { Avatar } from './avatar.ts';
import { REGION_CODE } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { codePoints, Id, nothing } from './paging.ts';

export const RealName = z
  .string()
  .check(z.refine((text) => codePoints(text.trim()) >= 1 && codePoints(text.trim()) <= 30, '请填写真实姓名'));

/**
 * cooperation asks for a partnership, enterprise_trial for an enterprise of one's own (C-108), enterprise_renewal to go
 * on with a stopped one.
 */
export const openApplicationTypes = ['cooperation', 'enterprise_trial', 'enterprise_renewal'] as const;
const openType = z.enum(openApplicationTypes);
export type OpenApplicationType = (typeof openApplicationTypes)[number];

/** enterprise_coins asks for coins of the enterprise one owns and acts as. */
export const applicationTypes = [...openApplicationTypes, 'enterprise_coins'] as const;
const type = z.enum(applicationTypes);
export type ApplicationType = (typeof applicationTypes)[number];

/** How many coins one application may ask for. */
export const AppliedCoins = z
  .int('请填写充值数量')
  .check(z.gte(1, '请填写充值数量'), z.lte(1_000_000, '充值数量不能超过1,000,000'))
  .brand<'coins'>();

/** How far an application has come with the operator (C-143). */
export const applicationStates = ['received', 'contacted', 'approved', 'refused'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** An application as its applicant sees it; `createdAt` in ms since the epoch. */
export const OwnApplication = z.object({ id: Id, type, state: z.enum(applicationStates), createdAt: z.number() });
export type OwnApplication = z.infer<typeof OwnApplication>;

/** Ways into an enterprise: invite links, applications, the free trial (platform.md §7; API-021, API-022, API-030 to API-035, API-042, API-052). */
export const joining = {
  byInviteLink: endpoint({
    name: 'joining.byInviteLink',
    method: 'POST',
    path: '/api/v1/open/user/query/inviteCodeByInviteLink',
    access: 'public',
    input: z.object({ inviteLinkId: Id }),
    output: z.object({
      inviteCode: z.string(),
      inviterName: z.string(),
      tenant: z.object({ name: z.string(), avatar: Avatar }),
    }),
    summary: 'Which enterprise an invite link leads to; 404 when it is unknown, revoked or old.',
  }),
  membership: endpoint({
    name: 'joining.membership',
    method: 'POST',
    path: '/api/v1/tenantUser/query/byInviteLink',
    access: 'user',
    input: z.object({ inviteLinkId: Id }),
    output: z.object({ alreadyMember: z.boolean() }),
    summary: 'Whether the caller is a member already of the enterprise an invite link leads to.',
  }),
  activate: endpoint({
    name: 'joining.activate',
    method: 'POST',
    path: '/api/v1/tenantUser/activate',
    access: 'user',
    input: z.object({
      inviteLinkId: Id,
      /** Joins only, and goes on as whoever one acts as now. */
      keepIdentity: z._default(z.boolean(), false),
    }),
    output: z.object({ tenantId: Id, alreadyMember: z.boolean() }),
    summary: 'Joins the enterprise of an invite link as a member and acts as it from now on, unless told not to.',
  }),
  sendSms: endpoint({
    name: 'joining.sendSms',
    method: 'POST',
    path: '/api/v1/open/cooperationApplication/sms',
    access: 'public',
    input: z.object({ phoneNumber: PhoneNumber, type: z._default(openType, 'cooperation'), ...captcha }),
    output: nothing,
    summary: 'Sends the code for an application without log-in; shares its limits with the log-in code.',
  }),
  apply: endpoint({
    name: 'joining.apply',
    once: true,
    method: 'POST',
    path: '/api/v1/cooperationApplication/apply',
    access: 'user',
    input: z.object({
      realName: RealName,
      phoneNumber: PhoneNumber,
      type,
      /** Of enterprise_coins, which has to name them. */
      coins: z.optional(AppliedCoins),
    }),
    output: nothing,
    summary: 'Applies as a logged-in person; for coins of an enterprise only its owner can, acting as it.',
  }),
  applyOpen: endpoint({
    name: 'joining.applyOpen',
    method: 'POST',
    path: '/api/v1/open/cooperationApplication/apply',
    access: 'public',
    input: z.object({
      realName: RealName,
      phoneNumber: PhoneNumber,
      type: openType,
      smsCode: SmsCode,
      regionCode: z._default(z.literal(REGION_CODE), REGION_CODE),
    }),
    output: nothing,
    summary: 'Applies without log-in; the code proves the phone number.',
  }),
  mine: endpoint({
    name: 'joining.mine',
    method: 'GET',
    path: '/api/v1/cooperationApplication/query/mine',
    access: 'user',
    input: nothing,
    output: z.object({ rows: z.array(OwnApplication) }),
    summary: 'The latest applications of the caller, also those made without log-in with the own number; newest first.',
  }),
  applyFree: endpoint({
    name: 'joining.applyFree',
    once: true,
    method: 'POST',
    path: '/api/v1/setMeal/tenant/applyFree',
    scopes: ['tenant'],
    access: 'owner',
    input: nothing,
    output: z.object({ expiresAt: z.number() }),
    summary: 'The free enterprise entitlement of three days, once per enterprise.',
  }),
  applyFreeAndCreateShoppe: endpoint({
    name: 'joining.applyFreeAndCreateShoppe',
    once: true,
    method: 'POST',
    path: '/api/v1/user/applyFreeAndCreateShoppe',
    access: 'user',
    input: nothing,
    output: z.object({ needSwitchTenant: z.boolean() }),
    summary: 'The same after a log-in with smart=yes; makes a trial enterprise for whoever has none.',
  }),
};
