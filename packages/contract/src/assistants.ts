import * as z from 'zod/mini';
import { assistantPermissions, categories, knowledgeSources, settingFields } from './assistantKinds.ts';
import {
  AdvancedSettings,
  Assistant,
  AssistantName,
  AssistantSummary,
  BasicSettings,
  DisplaySettings,
  QuestionWords,
  ServiceHours,
  Switch,
  WelcomeWords,
} from './assistantSettings.ts';
import { Avatar } from './avatar.ts';
import { DESCRIPTION_MAX, QA_ANSWER_MAX, QA_QUESTION_MAX, REQUIREMENT_MAX } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { lateMessages } from './lateMessages.ts';
import { messages } from './messages.ts';
import { HandOff, OfficeHours } from './serviceSettings.ts';
import { codePoints, Id, listOf, nothing, paging } from './paging.ts';
import { version } from './version.ts';

const kbBotId = Id;

/** An assistant one has talked to; times in ms since the epoch. */
export const Conversation = z.object({
  id: Id,
  publicId: Id,
  name: z.string(),
  avatar: Avatar,
  type: z.enum(['personal', 'tenant']),
  /** Made by the identity one acts as: its chat stands in the workspace. */
  own: z.boolean(),
  /** An own one that is not published has no chat but its trial. */
  permission: z.enum(assistantPermissions),
  /** When the last message came, of one without messages when it was added; opening it changes nothing here. */
  lastMessageTime: z.number(),
  /** The question asked last; empty when only its agents were asked, or nobody. */
  lastQuestion: z.string(),
  /** Its agents were asked. */
  agentsAsked: z.boolean(),
  /** Replies of its agents that one has not read. */
  unreadCount: z.number(),
});
export type Conversation = z.infer<typeof Conversation>;

/** An assistant that everybody has lost at once, while what it knew is still being deleted. */
export const Removal = z.object({
  id: Id,
  name: z.string(),
  /** Records deleted so far. */
  removed: z.number(),
});
export type Removal = z.infer<typeof Removal>;

const within = (most: number) => z.string().check(z.refine((text) => text.trim() !== '' && codePoints(text) <= most));
const FirstPair = z.object({ question: within(QA_QUESTION_MAX), answer: within(QA_ANSWER_MAX) });

/** What an assistant could begin with, from its name and what is wished of it. */
export const AssistantProposal = z.object({
  description: z.string(),
  welcomeWords: z.string(),
  questionWords: z.string(),
  replyToneId: z.string(),
  pairs: z.array(FirstPair),
  /** `template` when there is no model, or it gave nothing of use. */
  writtenBy: z.enum(['model', 'template']),
});
export type AssistantProposal = z.infer<typeof AssistantProposal>;

/** One save of settings; `time` in ms since the epoch. Values stand as the server keeps them. */
export const SettingChange = z.object({
  id: Id,
  /** Empty when the account is gone. */
  userName: z.string(),
  time: z.number(),
  fields: z.array(z.object({ field: z.enum(settingFields), before: z.unknown(), after: z.unknown() })),
});
export type SettingChange = z.infer<typeof SettingChange>;

/** Using assistants, whoever made them (API-179). */
export const conversations = {
  list: endpoint({
    name: 'conversations.list',
    method: 'POST',
    path: '/api/v1/kbBot/query/list4Conversation',
    access: 'user',
    input: z.object({ keyword: z.optional(z.string().check(z.maxLength(100))), ...paging }),
    output: listOf(Conversation),
    summary:
      'Assistants the current identity has talked to and may still use, by the day of the last message, latest first; within a day the one spoken to or opened last comes first.',
  }),
  visit: endpoint({
    name: 'conversations.visit',
    method: 'POST',
    path: {
      personal: '/api/v1/personalKbBotConversation/updateLastVisitTime',
      tenant: '/api/v1/tenantKbBotConversation/updateLastVisitTime',
    },
    access: { personal: 'personal', tenant: 'member' },
    input: z.object({ kbBotId: Id }),
    output: nothing,
    summary:
      'Its conversation was opened: it comes first among those of its day in that list. What does not stand there stays out of it.',
  }),
};

/** Building assistants, in both scopes (API-095 to API-103, API-122 to API-135). */
export const assistants = {
  page: endpoint({
    name: 'assistants.page',
    method: 'POST',
    path: { personal: '/api/v1/personalKbBot/query/page4Owner', tenant: '/api/v1/tenantKbBot/query/page4AdminPlus' },
    access: { personal: 'personal', tenant: 'adminPlus' },
    input: z.object({ keyword: z.optional(z.string().check(z.maxLength(100))), ...paging }),
    output: listOf(AssistantSummary),
    summary: 'Assistants one may build, newest change first.',
  }),
  get: endpoint({
    name: 'assistants.get',
    method: 'GET',
    path: '/api/v1/{scope}KbBot/{id}',
    access: { personal: 'user', tenant: 'member' },
    input: z.object({ id: Id }),
    output: Assistant,
    summary: 'One assistant with its settings; 102001 when there is none.',
  }),
  create: endpoint({
    name: 'assistants.create',
    once: true,
    method: 'POST',
    path: '/api/v1/{scope}KbBot',
    access: { personal: 'personal', tenant: 'adminPlus' },
    input: z.object({
      name: AssistantName,
      description: z.optional(
        z.string().check(z.refine((text) => codePoints(text) <= DESCRIPTION_MAX, lateMessages.descriptionLength)),
      ),
      welcomeWords: z.optional(WelcomeWords),
      questionWords: z.optional(QuestionWords),
      replyToneId: z.optional(z.string().check(z.maxLength(64))),
      replyKnowledgeSource: z.optional(z.enum(knowledgeSources)),
      templateId: z.optional(z.string().check(z.maxLength(64))),
      /** First pairs of its Q&A library. */
      pairs: z.optional(z.array(FirstPair).check(z.maxLength(10))),
      avatar: z.optional(Avatar),
    }),
    output: z.object({ id: Id, publicId: Id }),
    summary: 'A new private assistant, blank or from a template.',
  }),
  propose: endpoint({
    name: 'assistants.propose',
    method: 'POST',
    path: '/api/v1/kbBot/generateByAi',
    access: 'maker',
    input: z.object({
      name: AssistantName,
      requirement: z.string().check(z.refine((text) => codePoints(text) <= REQUIREMENT_MAX, lateMessages.requirement)),
    }),
    output: AssistantProposal,
    summary: 'What a new assistant could begin with; nothing is stored.',
  }),
  copy: endpoint({
    name: 'assistants.copy',
    once: true,
    method: 'POST',
    path: '/api/v1/{scope}KbBot/copy',
    access: { personal: 'personal', tenant: 'adminPlus' },
    input: z.object({ kbBotId }),
    output: z.object({ id: Id, publicId: Id }),
    summary: 'Copies settings and documents into a new private assistant.',
  }),
  remove: endpoint({
    name: 'assistants.remove',
    method: 'DELETE',
    path: '/api/v1/{scope}KbBot/{id}',
    access: { personal: 'personal', tenant: 'adminPlus' },
    input: z.object({ id: Id }),
    output: nothing,
    summary: 'Moves an assistant with all that hangs on it into the recycle bin: at once it is gone for everybody.',
  }),
  removals: endpoint({
    name: 'assistants.removals',
    method: 'POST',
    path: '/api/v1/{scope}KbBot/query/removals',
    access: { personal: 'personal', tenant: 'adminPlus' },
    input: z.object({}),
    output: z.object({ rows: z.array(Removal).check(z.maxLength(20)) }),
    summary: 'Deletions under way, with how much is done.',
  }),
  updateBasic: endpoint({
    name: 'assistants.updateBasic',
    method: 'POST',
    path: '/api/v1/{scope}KbBot/update/basicSetting',
    access: { personal: 'personal', tenant: 'adminPlus' },
    input: BasicSettings,
    output: nothing,
    summary: 'Saves the basic settings; 409 when somebody else has saved since `version`.',
  }),
  updateAdvanced: endpoint({
    name: 'assistants.updateAdvanced',
    method: 'POST',
    path: '/api/v1/{scope}KbBot/update/advanceSetting',
    access: { personal: 'personal', tenant: 'adminPlus' },
    input: AdvancedSettings,
    output: nothing,
    summary: 'Saves the advanced settings; 409 when somebody else has saved since `version`.',
  }),
  updateCustomerService: endpoint({
    name: 'assistants.updateCustomerService',
    method: 'POST',
    path: '/api/v1/tenantKbBot/update/customerServiceSetting',
    scopes: ['tenant'],
    access: 'adminPlus',
    input: z.object({
      kbBotId,
      status: Switch,
      serviceLevelAgreement: ServiceHours,
      handOff: z.optional(HandOff),
      officeHours: z.optional(OfficeHours),
      version,
    }),
    output: nothing,
    summary:
      'Whether people may ask the agents of an assistant, how soon and when these answer, and what leads to them; what is left out stays. 409 when somebody else has saved since `version`.',
  }),
  updateDisplay: endpoint({
    name: 'assistants.updateDisplay',
    method: 'POST',
    path: '/api/v1/tenantKbBot/update/displaySetting',
    scopes: ['tenant'],
    access: 'adminPlus',
    input: DisplaySettings,
    output: nothing,
    summary: 'Saves how the chat of an assistant looks; 409 when somebody else has saved since `version`.',
  }),
  changes: endpoint({
    name: 'assistants.changes',
    method: 'POST',
    path: '/api/v1/{scope}KbBot/query/settingChanges',
    access: { personal: 'personal', tenant: 'adminPlus' },
    input: z.object({ kbBotId, ...paging }),
    output: listOf(SettingChange),
    summary: 'Who changed which settings when, newest first; the last 200 are kept.',
  }),
  restoreChange: endpoint({
    name: 'assistants.restoreChange',
    method: 'POST',
    path: '/api/v1/{scope}KbBot/update/restoreSetting',
    access: { personal: 'personal', tenant: 'adminPlus' },
    input: z.object({ kbBotId, changeId: Id, version }),
    output: nothing,
    summary: 'Gives the settings of one change the values they had before it; that is a change of its own.',
  }),
  release: endpoint({
    name: 'assistants.release',
    method: 'POST',
    path: '/api/v1/{scope}KbBot/release',
    access: { personal: 'personal', tenant: 'adminPlus' },
    input: z.object({
      kbBotId,
      id: Id,
      category: z.enum(categories, { error: messages.category }),
      permission: z.enum(['public', 'protected']),
    }),
    output: nothing,
    summary: 'Publishes: private to public, or to the enterprise for its assistants.',
  }),
  unrelease: endpoint({
    name: 'assistants.unrelease',
    method: 'POST',
    path: '/api/v1/{scope}KbBot/unrelease',
    access: { personal: 'personal', tenant: 'adminPlus' },
    input: z.object({ kbBotId, id: Id, permission: z.literal('private') }),
    output: nothing,
    summary: 'Takes an assistant back to private.',
  }),
};
