import * as z from 'zod/mini';
import { Avatar } from './avatar.ts';
import { endpoint } from './endpoint.ts';
import { Id, listOf, nothing, paging } from './paging.ts';

/** What an enterprise is found by when others lend it assistants; told by itself. */
export const FriendlyId = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9]{8}$/));

const Receiver = z.object({ id: Id, friendlyId: FriendlyId, name: z.string(), avatar: Avatar });
export type Receiver = z.infer<typeof Receiver>;

/** An assistant with what tells it from others; `time` is when it was lent, ms since the epoch. */
const LentAssistant = z.object({ id: Id, publicId: Id, name: z.string(), avatar: Avatar, description: z.string() });
export type LentAssistant = z.infer<typeof LentAssistant>;
const Lent = z.extend(LentAssistant, { time: z.number() });

const kbBotIds = z.array(Id).check(z.minLength(1), z.maxLength(100));
const access = 'adminPlus' as const;
const scopes = ['tenant'] as const;

/**
 * Assistants that the current enterprise lends to another one (API-281 to API-287): its members talk to them and it may
 * show them; their knowledge stays unseen, and the lender goes on paying for their answers.
 */
export const authorizations = {
  receivers: endpoint({
    name: 'authorizations.receivers',
    method: 'POST',
    path: '/api/v1/tenant/query/list4Authorized',
    access,
    scopes,
    input: nothing,
    output: z.object({ rows: z.array(z.extend(Receiver, { kbBotCount: z.number() })), friendlyId: FriendlyId }),
    summary: 'Enterprises that were lent assistants, the latest first, and what oneself is found by.',
  }),
  find: endpoint({
    name: 'authorizations.find',
    method: 'GET',
    path: '/api/v1/tenant/query/infoByFriendlyId',
    access,
    scopes,
    input: z.object({ friendlyId: z.string().check(z.maxLength(40)) }),
    output: Receiver,
    summary: 'The enterprise of a number; 404 for an unknown one and for oneself.',
  }),
  lendable: endpoint({
    name: 'authorizations.lendable',
    method: 'POST',
    path: '/api/v1/tenantKbBot/query/list4Authorize2Tenant',
    access,
    scopes,
    input: z.object({ tenantId: Id }),
    output: z.object({ rows: z.array(LentAssistant) }),
    summary: 'Own assistants that an enterprise was not lent yet; 200 at most.',
  }),
  lent: endpoint({
    name: 'authorizations.lent',
    method: 'POST',
    path: '/api/v1/tenantKbBot/query/page4Authorized',
    access,
    scopes,
    input: z.object({ tenantId: Id, keyword: z.optional(z.string().check(z.maxLength(100))), ...paging }),
    output: listOf(Lent),
    summary: 'Own assistants that an enterprise was lent, the latest first.',
  }),
  received: endpoint({
    name: 'authorizations.received',
    method: 'POST',
    path: '/api/v1/tenantKbBot/query/list4Authorized',
    access,
    scopes,
    input: nothing,
    output: z.object({ rows: z.array(z.extend(Lent, { tenantName: z.string() })) }),
    summary: 'Assistants that others have lent to the current enterprise; 200 at most.',
  }),
  lend: endpoint({
    name: 'authorizations.lend',
    method: 'POST',
    path: '/api/v1/kbBotAuthorization/bulkCreate',
    access,
    scopes,
    input: z.object({ tenantId: Id, kbBotIds }),
    output: z.object({ count: z.number() }),
    summary: 'Lends own assistants to an enterprise; those it has already are not counted.',
  }),
  withdraw: endpoint({
    name: 'authorizations.withdraw',
    method: 'POST',
    path: '/api/v1/kbBotAuthorization/bulkDestroy',
    access,
    scopes,
    input: z.object({ tenantId: Id, kbBotIds }),
    output: z.object({ count: z.number() }),
    summary: 'Takes assistants back at once; what is being answered by that right alone stops.',
  }),
};
