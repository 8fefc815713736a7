import * as z from 'zod/mini';
import { Avatar } from './avatar.ts';
import { assistantPermissions } from './assistantKinds.ts';
import { EXPIRY_HOURS, QUESTION_MAX } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { QaAnswer, QaQuestion } from './qaPairs.ts';
import { codePoints, Id, listOf, nothing, paging } from './paging.ts';
import { moment } from './wholeNumbers.ts';

/** Who wrote a ticket message; notifications are grouped by it (assistants.md §3 ticket). */
export const csSources = ['user', 'customerService'] as const;
export const CsSource = z.enum(csSources);
export type CsSource = z.infer<typeof CsSource>;

/** Why nobody can write about an assistant (any more), in the order they are looked at (C-93). */
export const csRefusals = {
  notPublic: '助手未公开，请联系管理员',
  off: '该助手客服功能已关闭，请联系管理员',
} as const;

/** Why an agent cannot reply to somebody who asked as a member of an enterprise and is none any more. */
export const CS_ASKER_LEFT = '对方已离开企业，无法再看到回复';

const TicketStatus = z.enum(['open', 'closed']);
const Content = z.object({ text: z.string() });

/** A conversation of a user with the agents of one assistant; `closedTime` in ms since the epoch, null while open. */
export const CsTicket = z.object({
  id: Id,
  kbBotId: Id,
  status: TicketStatus,
  closedTime: z.nullable(z.number()),
  source: CsSource,
});
export type CsTicket = z.infer<typeof CsTicket>;

/**
 * One message of a ticket, complete enough to be a notification (platform.md §3). `timestamp` in ms since the epoch;
 * `csTicketKbBot.status` tells whether the assistant's customer service is on.
 */
export const CsMessage = z.object({
  id: Id,
  timestamp: z.number(),
  source: CsSource,
  content: Content,
  referenceMessage: z.nullable(
    z.object({ id: Id, source: CsSource, User: z.object({ name: z.string() }), content: Content }),
  ),
  csTicketId: Id,
  csTicketStatus: TicketStatus,
  csTicketClosedTime: z.nullable(z.number()),
  csTicketKbBotId: Id,
  csTicketKbBot: z.object({
    name: z.string(),
    avatar: Avatar,
    type: z.enum(['personal', 'tenant']),
    permission: z.enum(assistantPermissions),
    status: z.enum(['enabled', 'disabled']),
  }),
  csTicketUser: z.object({ name: z.string(), avatar: Avatar }),
  /** Told to agents of a reply: whether it stands in the Q&A library. */
  settled: z.optional(z.boolean()),
});
export type CsMessage = z.infer<typeof CsMessage>;

/** The assistant a conversation is about; `serviceLevelAgreement` in hours. */
export const CsAssistant = z.object({
  id: Id,
  name: z.string(),
  avatar: Avatar,
  type: z.enum(['personal', 'tenant']),
  permission: z.enum(assistantPermissions),
  status: z.enum(['enabled', 'disabled']),
  serviceLevelAgreement: z.literal(EXPIRY_HOURS),
});
export type CsAssistant = z.infer<typeof CsAssistant>;

/** Messages oldest first; `more` tells whether earlier ones exist. */
export const CsMessages = z.object({ rows: z.array(CsMessage), more: z.boolean() });
export type CsMessages = z.infer<typeof CsMessages>;

/** What an asker is told of those who will answer him. */
export const CsWaiting = z.object({
  /** Agents who have the product open. */
  online: z.number(),
  /** Others whose questions have waited for longer; null while nothing of his waits. */
  ahead: z.nullable(z.number()),
  /** Whether it is within the hours of the agents. */
  open: z.boolean(),
  /** Said outside of these hours; may be empty. */
  words: z.string(),
});
export type CsWaiting = z.infer<typeof CsWaiting>;

/** An agent as his colleagues see him. */
export const CsAgent = z.object({ id: Id, name: z.string(), avatar: Avatar });
export type CsAgent = z.infer<typeof CsAgent>;

/** A ticket passed from one agent to another with a note, which its user never sees; names are empty of who is gone. */
export const CsTransfer = z.object({
  id: Id,
  timestamp: z.number(),
  from: z.string(),
  to: z.string(),
  note: z.string(),
});
export type CsTransfer = z.infer<typeof CsTransfer>;

/** The end of a conversation with what stands at its head; `ticket` is the latest, null before the first question. */
export const CsConversation = z.extend(CsMessages, {
  ticket: z.nullable(CsTicket),
  kbBot: CsAssistant,
  user: z.object({ name: z.string(), avatar: Avatar }),
  /** For the asker only. */
  waiting: z.optional(CsWaiting),
  /**
   * For agents only: who has the ticket in hand, null for all of them, how it came there, oldest first, and of a closed one
   * the open ticket in which its user goes on.
   */
  desk: z.optional(
    z.object({
      agent: z.nullable(CsAgent),
      transfers: z.array(CsTransfer),
      next: z.optional(z.nullable(Id)),
      /** Its user has left the enterprise for which he asked, and cannot read it any more. */
      left: z.optional(z.boolean()),
    }),
  ),
});
export type CsConversation = z.infer<typeof CsConversation>;

/** A ticket in an agent's list; times in ms since the epoch, `waitingSince` null when everything is answered. */
export const CsTicketRow = z.extend(CsTicket, {
  user: z.object({ name: z.string(), avatar: Avatar }),
  lastMessage: z.object({ text: z.string(), source: CsSource, timestamp: z.number() }),
  unreadCount: z.number(),
  waitingSince: z.nullable(z.number()),
  /** Who has it in hand; null for all agents. */
  agent: z.nullable(CsAgent),
});
export type CsTicketRow = z.infer<typeof CsTicketRow>;

/**
 * What an assistant would answer, with the sources its numbers stand for; `answered` is false when it found nothing, and
 * the answer says so then.
 */
export const CsSuggestion = z.object({
  question: z.string(),
  answer: z.string(),
  answered: z.boolean(),
  sources: z.array(z.object({ number: z.string(), name: z.string(), pages: z.array(z.number()), text: z.string() })),
});
export type CsSuggestion = z.infer<typeof CsSuggestion>;

/** An assistant an agent serves, with the questions that wait for him. */
export const CsServed = z.extend(CsAssistant, { openCount: z.number(), unreadCount: z.number() });
export type CsServed = z.infer<typeof CsServed>;

const written = z.object({
  text: z.string('请输入内容').check(
    z.refine((text) => text.trim() !== '', '请输入内容'),
    z.refine((text) => codePoints(text) <= QUESTION_MAX, `最多输入${QUESTION_MAX}个字符`),
  ),
});
const referenceMessageId = z.optional(Id);
const one = z.object({ id: Id, kbBotId: Id });

/** Characters of the note with which a ticket is passed on. */
export const TRANSFER_NOTE_MAX = 200;

/** Messages of tickets (API-253 to API-257). Without a ticket it is the caller's own conversation about the assistant. */
export const csMessage = {
  list: endpoint({
    name: 'csMessage.list',
    method: 'POST',
    path: '/api/v1/csMessage/query/list',
    access: 'ticketParty',
    input: z.object({ kbBotId: Id, csTicketId: z.optional(Id) }),
    output: CsConversation,
    summary: 'The latest messages of a ticket, or of everything the caller asked about an assistant.',
  }),
  older: endpoint({
    name: 'csMessage.older',
    method: 'POST',
    path: '/api/v1/csMessage/query/listByTimestamp',
    access: 'ticketParty',
    input: z.object({ kbBotId: Id, csTicketId: z.optional(Id), timestamp: moment }),
    output: CsMessages,
    summary: 'The messages before a moment.',
  }),
  unread: endpoint({
    name: 'csMessage.unread',
    method: 'POST',
    path: '/api/v1/csMessage/query/list4Unread',
    access: 'ticketParty',
    input: z.object({ source: CsSource, ...paging }),
    output: listOf(CsMessage),
    summary: 'Unread messages of the current identity, newest first: questions for an agent, replies for a user.',
  }),
  createAsUser: endpoint({
    name: 'csMessage.createAsUser',
    once: true,
    method: 'POST',
    path: '/api/v1/csMessage/create4User',
    access: 'user',
    input: z.object({ kbBotId: Id, csTicketId: z.optional(Id), content: written, referenceMessageId }),
    output: z.object({ id: Id, csTicketId: Id }),
    summary: 'Asks human service; opens a ticket when none is open.',
  }),
  createAsAgent: endpoint({
    name: 'csMessage.createAsAgent',
    once: true,
    method: 'POST',
    path: '/api/v1/csMessage/create4CustomerService',
    access: 'customerService',
    input: z.object({ kbBotId: Id, csTicketId: Id, content: written, referenceMessageId }),
    output: z.object({ id: Id }),
    summary: 'Replies to a ticket; the reply becomes a notification of its user.',
  }),
  suggest: endpoint({
    name: 'csMessage.suggest',
    method: 'POST',
    path: '/api/v1/csMessage/suggest4CustomerService',
    access: 'customerService',
    input: z.object({ kbBotId: Id, csTicketId: Id }),
    output: CsSuggestion,
    summary: 'What the assistant would answer to the last question of a ticket; it is sent to nobody.',
  }),
  settle: endpoint({
    name: 'csMessage.settle',
    method: 'POST',
    path: '/api/v1/csMessage/settle4CustomerService',
    access: 'customerService',
    input: z.object({ kbBotId: Id, csTicketId: Id, messageId: Id, question: QaQuestion, answer: QaAnswer }),
    output: z.object({ id: Id }),
    summary: 'Puts a reply, with the question it answers, into the Q&A library of the assistant; once per reply.',
  }),
};

/** Tickets (API-128, API-252, API-258 to API-262). */
export const csTicket = {
  get: endpoint({
    name: 'csTicket.get',
    method: 'GET',
    path: '/api/v1/csTicket/{id}',
    access: 'ticketParty',
    input: one,
    output: CsTicket,
    summary: 'One ticket, for its user and the agents of its assistant.',
  }),
  readByUser: endpoint({
    name: 'csTicket.readByUser',
    method: 'POST',
    path: '/api/v1/csTicket/readByUser',
    access: 'ticketUser',
    input: one,
    output: nothing,
    summary: 'The user has seen every reply so far.',
  }),
  readByAgent: endpoint({
    name: 'csTicket.readByAgent',
    method: 'POST',
    path: '/api/v1/csTicket/readByCustomerService',
    access: 'customerService',
    input: one,
    output: nothing,
    summary: 'This agent has seen every question so far.',
  }),
  served: endpoint({
    name: 'csTicket.served',
    method: 'POST',
    path: '/api/v1/tenantKbBot/query/page4CustomerService',
    scopes: ['tenant'],
    access: 'customerService',
    input: z.object({ keyword: z.optional(z.string().check(z.maxLength(100))), ...paging }),
    output: listOf(CsServed),
    summary: 'Assistants this agent serves, those with waiting questions first.',
  }),
  page: endpoint({
    name: 'csTicket.page',
    method: 'POST',
    path: '/api/v1/csTicket/query/page',
    access: 'customerService',
    input: z.object({
      kbBotId: Id,
      status: z.optional(TicketStatus),
      mine: z.optional(z.literal(true)),
      ...paging,
    }),
    output: z.extend(listOf(CsTicketRow), { kbBot: CsAssistant }),
    summary: 'Tickets of one assistant, latest message first; `mine` are those passed to this agent.',
  }),
  colleagues: endpoint({
    name: 'csTicket.colleagues',
    method: 'POST',
    path: '/api/v1/csTicket/query/listCustomerServices',
    access: 'customerService',
    input: z.object({ kbBotId: Id }),
    output: z.object({ agents: z.array(z.extend(CsAgent, { openCount: z.number(), online: z.boolean() })) }),
    summary:
      'The other agents of an assistant with how many open tickets each has in hand, who is there and the freest first.',
  }),
  transfer: endpoint({
    name: 'csTicket.transfer',
    method: 'POST',
    path: '/api/v1/csTicket/transfer',
    access: 'customerService',
    input: z.object({
      id: Id,
      kbBotId: Id,
      userId: Id,
      note: z._default(
        z
          .string()
          .check(
            z.refine((text) => codePoints(text.trim()) <= TRANSFER_NOTE_MAX, `最多输入${TRANSFER_NOTE_MAX}个字符`),
          ),
        '',
      ),
    }),
    output: nothing,
    summary: 'Passes an open ticket to another agent of the assistant, who is told of it; agents see the note.',
  }),
  closeByUser: endpoint({
    name: 'csTicket.closeByUser',
    method: 'POST',
    path: '/api/v1/csTicket/closeByUser',
    access: 'ticketUser',
    input: one,
    output: nothing,
    summary: 'The user ends his conversation.',
  }),
  closeByAgent: endpoint({
    name: 'csTicket.closeByAgent',
    method: 'POST',
    path: '/api/v1/csTicket/closeByCustomerService',
    access: 'customerService',
    input: one,
    output: nothing,
    summary: 'An agent ends a conversation.',
  }),
};
