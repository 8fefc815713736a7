import * as z from 'zod/mini';
import { Question } from './answers.ts';
import { assistantPermissions, categories } from './assistantKinds.ts';
import { assistantCard } from './assistantSettings.ts';
import { Avatar } from './avatar.ts';
import { endpoint } from './endpoint.ts';
import { Coins } from './amounts.ts';
import { Id, listOf, paging } from './paging.ts';
import { PublicAssistant } from './publicChat.ts';

/**
 * What one answer costs whoever asks in the current identity: `none` is free, `self` the person, `enterprise` the
 * enterprise one acts as, `other` another enterprise. `coins` is 0 for `none`.
 */
export const AnswerPrice = z.object({
  payer: z.enum(['none', 'self', 'enterprise', 'other']),
  coins: Coins,
});
export type AnswerPrice = z.infer<typeof AnswerPrice>;

/** An assistant one may talk to, as a card. */
export const UsableAssistant = z.object({
  ...assistantCard,
  isPreset: z.boolean(),
  /** Belongs to the identity one acts as. */
  own: z.boolean(),
  /** Name of the enterprise it belongs to, when that is not the current one; empty otherwise. */
  enterpriseName: z.string(),
  /** Questions that the current identity has asked it this month (Asia/Shanghai). */
  monthCount: z.number(),
  /** Replies of its agents that one has not read. */
  unreadCount: z.number(),
  /** Its first recommended questions, at most three. */
  questions: z.array(z.string()),
  price: AnswerPrice,
  /** Lent to the enterprise one acts as. */
  lent: z.boolean(),
  /** Stands in the current identity's list of conversations. */
  added: z.boolean(),
});
export type UsableAssistant = z.infer<typeof UsableAssistant>;

/** An assistant as its chat shows it to a logged-in person. */
export const UsedAssistant = z.extend(PublicAssistant, {
  permission: z.enum(assistantPermissions),
  own: z.boolean(),
  /** The current identity may change its settings. */
  maker: z.boolean(),
  /** Whether its agents can be asked. */
  customerService: z.enum(['enabled', 'disabled']),
  /** The caller created the enterprise he acts as: its coins are his to fill up. */
  isCreator: z.boolean(),
  /** Voice is open to the identity the caller acts as. */
  voice: z.optional(z.boolean()),
  price: AnswerPrice,
});
export type UsedAssistant = z.infer<typeof UsedAssistant>;

const ChosenAssistant = z.object({
  id: Id,
  publicId: Id,
  name: z.string(),
  avatar: Avatar,
  type: z.enum(['personal', 'tenant']),
  permission: z.enum(assistantPermissions),
  own: z.boolean(),
  price: AnswerPrice,
});
export type ChosenAssistant = z.infer<typeof ChosenAssistant>;

/** Assistants from the side of those who talk to them (API-126, C-75, C-145). */
export const using = {
  page: endpoint({
    name: 'using.page',
    method: 'POST',
    path: { personal: '/api/v1/personalKbBot/query/page4User', tenant: '/api/v1/tenantKbBot/query/page4Member' },
    access: { personal: 'personal', tenant: 'member' },
    input: z.object({
      keyword: z.optional(z.string().check(z.maxLength(100))),
      /**
       * `near`: the current identity's own, those lent to it, the presets of the platform, and those one has added or
       * talked to. `all`: every published one as well.
       */
      reach: z._default(z.enum(['near', 'all']), 'near'),
      category: z.optional(z.enum(categories)),
      ...paging,
    }),
    output: listOf(UsableAssistant),
    summary: 'Assistants one may talk to: the ones used most this month first, then by name.',
  }),
  get: endpoint({
    name: 'using.get',
    method: 'GET',
    path: '/api/v1/kbBot/query/detail4User',
    access: 'user',
    input: z.object({ kbBotId: z.optional(Id), publicId: z.optional(z.string().check(z.maxLength(64))) }),
    output: z.object({ kbBot: UsedAssistant, fileOrigin: z._default(z.string(), '') }),
    summary: 'One assistant one may talk to, by id or public id; 102001 when there is none for the caller (C-75).',
  }),
  choose: endpoint({
    name: 'using.choose',
    method: 'POST',
    path: '/api/v1/kbBot/query/choose4Question',
    access: 'user',
    input: z.object({ question: Question }),
    output: z.object({
      /** Best first, at most four. The first answers when `sure`; otherwise none of them is likely to. */
      rows: z.array(ChosenAssistant),
      sure: z.boolean(),
    }),
    summary: 'Which of the assistants near the caller answers a question best, by searching what each has learned.',
  }),
  identity: endpoint({
    name: 'using.identity',
    method: 'GET',
    path: '/api/v1/kbBot/query/identity4User',
    access: 'user',
    input: z.object({ kbBotId: Id }),
    output: z.object({ tenantId: z.string(), name: z.string() }),
    summary:
      'Which identity of the caller an assistant belongs to; an empty id is the personal one, 102001 when none does.',
  }),
};
