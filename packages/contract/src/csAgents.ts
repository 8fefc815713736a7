import * as z from 'zod/mini';
import { Avatar } from './avatar.ts';
import { USER_LIST_SIZE } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { Id, listOf, nothing, paging } from './paging.ts';

/** What a member is to one assistant; the specification writes it in capitals (C-28, C-133). */
export const kbBotPermissions = ['CUSTOMER_SERVICE', 'MEMBER'] as const;
const KbBotPermission = z.enum(kbBotPermissions);

/** A member of the enterprise as one assistant sees him. */
export const KbBotUser = z.object({
  id: Id,
  name: z.string(),
  avatar: Avatar,
  phoneNumber: z.string(),
  userKbBotPermission: KbBotPermission,
});
export type KbBotUser = z.infer<typeof KbBotUser>;

const userIds = z.array(Id).check(z.minLength(1, '请选择成员'), z.maxLength(USER_LIST_SIZE));
const tenantOnly = { scopes: ['tenant'], access: 'adminPlus' } as const;

/** Who answers for an assistant (API-246 to API-251). */
export const csAgents = {
  page: endpoint({
    name: 'csAgents.page',
    method: 'POST',
    path: '/api/v1/tenantKbBotUser/query/page',
    ...tenantOnly,
    input: z.object({
      kbBotId: Id,
      userKbBotPermission: z.optional(KbBotPermission),
      page: paging.page,
      size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(USER_LIST_SIZE)), USER_LIST_SIZE),
    }),
    output: listOf(KbBotUser),
    summary: 'Members of the enterprise by what they are to an assistant, by name.',
  }),
  add: endpoint({
    name: 'csAgents.add',
    method: 'POST',
    path: '/api/v1/tenantKbBotUser/bulkCreate4CustomerService',
    ...tenantOnly,
    input: z.object({ kbBotId: Id, userIds }),
    output: nothing,
    summary: 'Makes members agents of an assistant.',
  }),
  remove: endpoint({
    name: 'csAgents.remove',
    method: 'POST',
    path: '/api/v1/tenantKbBotUser/bulkDestroy4CustomerService',
    ...tenantOnly,
    input: z.object({ kbBotId: Id, userIds }),
    output: nothing,
    summary: 'They are agents of the assistant no longer.',
  }),
  setPermission: endpoint({
    name: 'csAgents.setPermission',
    method: 'POST',
    path: '/api/v1/tenantKbBotUser/update/permission',
    ...tenantOnly,
    input: z.object({ kbBotId: Id, userId: Id, permission: KbBotPermission }),
    output: nothing,
    summary: 'Makes one member an agent or a plain member.',
  }),
};
