import * as z from 'zod/mini';
import { PhoneNumber } from './account.ts';
import { Avatar } from './avatar.ts';
import { endpoint } from './endpoint.ts';
import { LedgerEntry, ledgerFilter } from './me.ts';
import { codePoints, Id, listOf, nothing, paging } from './paging.ts';
import { planFeatures } from './planFeatures.ts';
import { TenantInfo } from './tenantInfo.ts';
import { version, was } from './version.ts';

/** Wire names of the member roles (platform.md §3); labels 拥有者, 管理员, 成员. */
export const memberPermissions = ['owner', 'admin', 'member'] as const;
export type MemberPermission = (typeof memberPermissions)[number];

/** What a role picker may send: nobody becomes owner by a call. */
const GrantedPermission = z.enum(['admin', 'member']);

const scopes = ['tenant'] as const;
const shortText = (most: number) => z.string().check(z.refine((text) => codePoints(text.trim()) <= most));

export const EnterpriseName = z
  .string()
  .check(
    z.refine(
      (text) => codePoints(text.trim()) >= 1 && codePoints(text.trim()) <= 50,
      '企业名称不符，必须是由1-50个字符组成',
    ),
  );

/** One line of the member list. `status` waitJoin was added by phone number and has no account yet. */
export const Member = z.object({
  id: Id,
  name: z.string(),
  avatar: Avatar,
  phoneNumber: z.string(),
  permission: z.enum(memberPermissions),
  status: z.enum(['joined', 'waitJoin']),
  /** ms since the epoch: joined, or invited. */
  time: z.number(),
});
export type Member = z.infer<typeof Member>;

/** `current` of the 409 of roles that somebody else has changed since. */
export const RoleConflict = z.object({ members: z.array(z.pick(Member, { id: true, name: true, permission: true })) });

/** What became of one imported phone number (platform.md §5). */
const importRowStatuses = ['success', 'notRegistered', 'duplicateImport', 'invalid'] as const;

/** platform.md §3 import result: total = joinable + waitJoin + failed. Rows of `joinable` and `waitJoin` are not added yet. */
export const ImportResult = z.object({
  total: z.number(),
  joinable: z.number(),
  waitJoin: z.number(),
  failed: z.number(),
  failedRows: z.array(
    z.object({ phoneNumber: z.string(), errorMessage: z.string(), status: z.enum(importRowStatuses) }),
  ),
  /** The rows that a confirmation would add: `success` joins at once, `notRegistered` with the registration. */
  users: z.array(z.object({ phoneNumber: z.string(), name: z.string(), status: z.enum(['success', 'notRegistered']) })),
});
export type ImportResult = z.infer<typeof ImportResult>;

/** What the forms of an enterprise edit, with its version. */
export const TenantSettings = z.pick(TenantInfo, {
  name: true,
  displayName: true,
  avatar: true,
  brandAvatar: true,
  brandDisplayName: true,
  brandStatus: true,
  updatedAt: true,
});
export type TenantSettings = z.infer<typeof TenantSettings>;

/**
 * A right of the enterprise's plan; `limit` null means without limit, `expiresAt` ms since the epoch. `vipLimit` is what
 * VIP would raise the limit of a person to.
 */
export const TenantRights = z.object({
  plan: z.enum(['formal', 'trial']),
  expiresAt: z.nullable(z.number()),
  rights: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      used: z.number(),
      limit: z.nullable(z.number()),
      vipLimit: z.optional(z.number()),
    }),
  ),
  /** What the plan opens while it runs; persons have none. */
  features: z.array(z.enum(planFeatures)),
});
export type TenantRights = z.infer<typeof TenantRights>;

/** Enterprise info, brand, members (platform.md §7; API-023, API-024, API-039 to API-048). */
export const enterprise = {
  update: endpoint({
    name: 'tenant.update',
    method: 'POST',
    path: '/api/v1/tenant/update/info',
    scopes,
    access: 'adminPlus',
    input: z.object({
      name: z.optional(EnterpriseName),
      displayName: z.optional(shortText(50)),
      avatar: z.optional(Avatar),
      brandAvatar: z.optional(z.nullable(Avatar)),
      brandDisplayName: z.optional(shortText(20)),
      brandStatus: z.optional(z.enum(['enabled', 'disabled'])),
      version,
    }),
    output: nothing,
    summary:
      'Changes name, picture or brand of the current enterprise; 409 when somebody else has saved since `version`.',
  }),
  ledger: endpoint({
    name: 'tenant.ledger',
    method: 'POST',
    path: '/api/v1/tenant/tscWaterList/query/page',
    scopes,
    access: 'adminPlus',
    input: z.object({ ...paging, ...ledgerFilter }),
    output: listOf(LedgerEntry),
    summary: 'Coin ledger of the current enterprise, newest first.',
  }),
  rights: endpoint({
    name: 'tenant.rights',
    method: 'POST',
    path: '/api/v1/user/query/tenantRights',
    access: 'user',
    input: nothing,
    output: TenantRights,
    summary: 'What the plan of the current identity allows and how much of it is used.',
  }),
  inviteLink: endpoint({
    name: 'tenant.inviteLink',
    method: 'GET',
    path: '/api/v1/tenant/query/inviteLink',
    scopes,
    access: 'adminPlus',
    input: nothing,
    output: z.object({ id: Id, expiresAt: z.number() }),
    summary: 'The live invite link of the current enterprise, made when there is none.',
  }),
  renewInviteLink: endpoint({
    name: 'tenant.renewInviteLink',
    method: 'POST',
    path: '/api/v1/tenant/inviteLink/renew',
    scopes,
    access: 'adminPlus',
    input: nothing,
    output: z.object({ id: Id, expiresAt: z.number() }),
    summary: 'Revokes the invite link and makes a new one.',
  }),
  members: endpoint({
    name: 'members.page',
    method: 'POST',
    path: '/api/v1/user/query/page',
    scopes,
    access: 'adminPlus',
    input: z.object({
      ...paging,
      keyword: z.optional(z.string().check(z.maxLength(50))),
      permission: z.optional(z.enum(memberPermissions)),
      status: z.optional(z.enum(['joined', 'waitJoin'])),
    }),
    output: listOf(Member),
    summary: 'Members of the current enterprise; owner first, then admins, then by name.',
  }),
  addMember: endpoint({
    name: 'members.add',
    method: 'POST',
    path: '/api/v1/cross/add/tenant/user',
    scopes,
    access: 'adminPlus',
    input: z.object({
      phoneNumber: PhoneNumber,
      name: z.optional(shortText(20)),
      permission: z._default(GrantedPermission, 'member'),
    }),
    output: z.object({ status: z.enum(['joined', 'waitJoin']) }),
    summary: 'Adds a person by phone number; one without an account waits until he registers.',
  }),
  addMembers: endpoint({
    name: 'members.addMany',
    method: 'POST',
    path: '/api/v1/cross/add/tenant/users',
    scopes,
    access: 'adminPlus',
    input: z.object({
      users: z
        .array(z.object({ phoneNumber: z.string().check(z.maxLength(32)), name: z.optional(shortText(20)) }))
        .check(z.minLength(1), z.maxLength(5_000)),
    }),
    output: ImportResult,
    summary: 'Adds the people of a checked import; answers what became of each.',
  }),
  removeMembers: endpoint({
    name: 'members.remove',
    method: 'POST',
    path: '/api/v1/cross/remove/tenant/users',
    scopes,
    access: 'adminPlus',
    input: z.object({ userIds: z.array(Id).check(z.minLength(1), z.maxLength(100)) }),
    output: nothing,
    summary: 'Removes members or takes invitations back. All or none; never the owner, an admin only by the owner.',
  }),
  updatePermission: endpoint({
    name: 'members.updatePermission',
    method: 'POST',
    path: '/api/v1/tenantUser/bulkUpdate/permission',
    scopes,
    access: 'adminPlus',
    input: z.object({
      userIds: z.array(Id).check(z.minLength(1), z.maxLength(100)),
      permission: GrantedPermission,
      /** By id. */
      was: was(z.record(Id, GrantedPermission)),
    }),
    output: nothing,
    summary: 'Gives several members a role. All or none; never the owner.',
  }),
  leave: endpoint({
    name: 'members.leave',
    method: 'POST',
    path: '/api/v1/tenantUser/leave',
    access: 'user',
    input: z.object({ tenantId: Id }),
    output: nothing,
    summary: 'Leaves an enterprise one belongs to; its owner has to hand it over first.',
  }),
  handOver: endpoint({
    name: 'tenant.handOver',
    method: 'POST',
    path: '/api/v1/tenant/handOver',
    scopes,
    access: 'owner',
    input: z.object({ userId: Id }),
    output: nothing,
    summary: 'Makes another member the owner of the current enterprise; the owner so far stays as an admin.',
  }),
  uploadExcel: endpoint({
    name: 'members.uploadExcel',
    method: 'POST',
    path: '/api/v1/tenantUser/uploadExcel',
    scopes,
    access: 'adminPlus',
    kind: 'upload',
    input: z.object({ files: z.file() }),
    output: ImportResult,
    summary: 'Checks a spreadsheet of phone numbers row by row and adds nobody.',
  }),
  template: endpoint({
    name: 'members.template',
    method: 'GET',
    path: '/file/v1/open/tenantUser/downloadExcel',
    access: 'public',
    kind: 'file',
    input: nothing,
    output: z.instanceof(Blob),
    summary: 'The empty import spreadsheet.',
  }),
};
