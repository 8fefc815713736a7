import * as z from 'zod/mini';
import { categories } from './assistantKinds.ts';
import { Avatar } from './avatar.ts';
import { SHOPPE_BOTS_MAX, SHOPPE_DESCRIPTION_MAX, SHOPPE_NAME_MAX } from './constants.ts';
import { Cover } from './cover.ts';
import { endpoint } from './endpoint.ts';
import { codePoints, Id, listOf, nothing, paging } from './paging.ts';
import { version, was } from './version.ts';

const wrongName = '展厅名称由1-20个字符组成';
const wrongDescription = '简介不能超过80个字符';

export const ShoppeName = z.string(wrongName).check(
  z.trim(),
  z.refine((text) => text !== '' && codePoints(text) <= SHOPPE_NAME_MAX, wrongName),
);
export const ShoppeDescription = z.string(wrongDescription).check(
  z.trim(),
  z.refine((text) => codePoints(text) <= SHOPPE_DESCRIPTION_MAX, wrongDescription),
);

const status = z.enum(['enabled', 'disabled']);

/** A showcase as its enterprise manages it; `time` is when it was changed last, ms since the epoch. */
export const Shoppe = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  banner: z.nullable(Cover),
  status,
  kbBotCount: z.number(),
  time: z.number(),
});
export type Shoppe = z.infer<typeof Shoppe>;

const card = {
  id: Id,
  publicId: Id,
  name: z.string(),
  avatar: Avatar,
  description: z.string(),
  category: z.nullable(z.enum(categories)),
  /** Null until one is chosen: pages draw the avatar instead. */
  cover: z.nullable(Cover),
  /** Name of the enterprise that lent it; empty for an own one. */
  lentBy: z.string(),
};

/**
 * Why visitors do not see an assistant: it is not published on the internet, or was taken back by its enterprise (or
 * disappeared). `shown` when they do.
 */
const state = z.enum(['shown', 'unpublished', 'withdrawn']);

/** An assistant of a showcase, or one that can come into it, for those who manage it. */
export const ShoppeBot = z.object({ ...card, state });
export type ShoppeBot = z.infer<typeof ShoppeBot>;

/** `current` of the 409 that a cover gets when somebody else has chosen another one since. */
export const CoverConflict = z.object({ cover: z.nullable(Cover) });

/** `current` of the 409 that a save of a showcase gets when somebody else has saved it since its version. */
export const ShoppeConflict = z.object({ shoppe: Shoppe, bots: z.array(ShoppeBot) });

/** One that can come into a showcase, with those where it stands already, in alphabetical order. */
export const ShoppeChoice = z.extend(ShoppeBot, { placedIn: z.array(z.object({ id: Id, name: z.string() })) });
export type ShoppeChoice = z.infer<typeof ShoppeChoice>;

/** The same for everybody. */
export const ShownBot = z.object(card);
export type ShownBot = z.infer<typeof ShownBot>;

/** A showcase as everybody sees it. */
export const PublicShoppe = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  banner: z.nullable(Cover),
  enterprise: z.object({ name: z.string(), avatar: Avatar }),
});
export type PublicShoppe = z.infer<typeof PublicShoppe>;

const access = 'adminPlus' as const;
const scopes = ['tenant'] as const;
const keyword = z.optional(z.string().check(z.maxLength(100)));

/** Showcases (展厅) of an enterprise: pages on which it shows assistants to everybody (API-081, API-133, API-271 to API-280, API-288). */
export const shoppes = {
  page: endpoint({
    name: 'shoppes.page',
    method: 'POST',
    path: '/api/v1/shoppe/query/page',
    access,
    scopes,
    input: z.object({ ...paging }),
    output: listOf(Shoppe),
    summary: 'Showcases of the current enterprise, the one changed last first.',
  }),
  create: endpoint({
    name: 'shoppes.create',
    once: true,
    method: 'POST',
    path: '/api/v1/shoppe',
    access,
    scopes,
    input: z.object({ name: ShoppeName, templateId: z.string('请选择助手模板').check(z.maxLength(64)) }),
    output: z.object({ id: Id }),
    summary: 'A new disabled showcase that begins with a new private assistant made from the template.',
  }),
  get: endpoint({
    name: 'shoppes.get',
    method: 'GET',
    path: '/api/v1/shoppe/{id}',
    access,
    scopes,
    input: z.object({ id: Id }),
    output: Shoppe,
    summary: 'One of them.',
  }),
  update: endpoint({
    name: 'shoppes.update',
    method: 'PUT',
    path: '/api/v1/shoppe/{id}',
    access,
    scopes,
    input: z.object({ id: Id, name: ShoppeName, description: ShoppeDescription, banner: z.nullable(Cover), version }),
    output: z.object({ version: z.number() }),
    summary:
      'Saves what stands above its assistants, and answers with the new version; 409 when somebody else has saved since `version`.',
  }),
  setStatus: endpoint({
    name: 'shoppes.setStatus',
    method: 'POST',
    path: '/api/v1/shoppe/update/status',
    access,
    scopes,
    input: z.object({ id: Id, status }),
    output: nothing,
    summary: 'Opens it to everybody who has its link, or closes it.',
  }),
  remove: endpoint({
    name: 'shoppes.remove',
    method: 'DELETE',
    path: '/api/v1/shoppe/{id}',
    access,
    scopes,
    input: z.object({ id: Id }),
    output: nothing,
    summary: 'Deletes it; its assistants stay.',
  }),
  bots: endpoint({
    name: 'shoppes.bots',
    method: 'POST',
    path: '/api/v1/shoppeKbBot/query/page',
    access,
    scopes,
    input: z.object({ shoppeId: Id }),
    output: listOf(ShoppeBot),
    summary: 'All assistants of a showcase in their order, also those that visitors do not see.',
  }),
  choices: endpoint({
    name: 'shoppes.choices',
    method: 'POST',
    path: '/api/v1/shoppeKbBot/query/page4Choice',
    access,
    scopes,
    input: z.object({ of: z.enum(['own', 'lent']), keyword, ...paging }),
    output: listOf(ShoppeChoice),
    summary: 'Assistants that may stand in a showcase: own ones, or those that others have lent; and where they do.',
  }),
  setBots: endpoint({
    name: 'shoppes.setBots',
    method: 'POST',
    path: '/api/v1/shoppeKbBot/bulkUpdate',
    access,
    scopes,
    input: z.object({
      shoppeId: Id,
      kbBotIds: z.array(Id).check(z.maxLength(SHOPPE_BOTS_MAX, '展厅里最多放50个助手')),
      version,
    }),
    output: z.object({ version: z.number() }),
    summary:
      'Saves which assistants stand in a showcase, in which order, and answers with the new version; 409 when somebody else has saved since `version`.',
  }),
  setCover: endpoint({
    name: 'shoppes.setCover',
    method: 'POST',
    path: '/api/v1/tenantKbBot/update/shoppeSetting',
    access,
    scopes,
    input: z.object({ kbBotId: Id, cover: z.nullable(Cover), was: was(z.nullable(Cover)) }),
    output: nothing,
    summary: 'The cover of an own or a lent assistant in all showcases of the current enterprise.',
  }),
  upload: endpoint({
    name: 'shoppes.upload',
    method: 'POST',
    path: '/api/v1/oss/upload4Shoppe',
    access,
    scopes,
    kind: 'upload',
    input: z.object({ files: z.file() }),
    output: z.object({
      rows: z.array(z.object({ filename: z.string(), status: z.literal('success'), fileUrl: z.string() })),
    }),
    summary: 'A cover or a banner: JPEG, PNG or WebP of at most 20 MiB, decoded and stored anew.',
  }),
  open: endpoint({
    name: 'shoppes.open',
    method: 'GET',
    path: '/api/v1/public/shoppe/{id}',
    access: 'public',
    input: z.object({ id: Id }),
    output: PublicShoppe,
    summary: 'An enabled showcase of an enterprise that is not stopped; else 404, which says so of a disabled one.',
  }),
  shown: endpoint({
    name: 'shoppes.shown',
    method: 'POST',
    path: '/api/v1/public/shoppeKbBot/query/page',
    access: 'public',
    input: z.object({ shoppeId: Id, ...paging }),
    output: listOf(ShownBot),
    summary: 'Its assistants that everybody may talk to, in order.',
  }),
};
