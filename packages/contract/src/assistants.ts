import * as z from 'zod/mini';
import { Avatar } from './avatar.ts';
import { ASSISTANT_NAME_MAX, DESCRIPTION_MAX, EXPIRY_HOURS, QUESTION_WORDS_MAX, WELCOME_MAX } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import { codePoints, Id, listOf, nothing, paging } from './paging.ts';
import { version } from './version.ts';

export const categories = [
  'general',
  'internet',
  'finance',
  'legalPolicy',
  'programming',
  'education',
  'domainKnowledge',
  'socialSciencesAndHumanities',
  'weMedia',
] as const;
export const knowledgeSources = ['privateDomain', 'publicDomain', 'both'] as const;
/** How an assistant answers: `qa`, one question and its answer, is all the specification has. */
export const answerModes = ['qa'] as const;
export const assistantPermissions = ['public', 'protected', 'private'] as const;

const Switch = z.enum(['enabled', 'disabled']);
/** Whether people may ask agents, and within how many hours these answer (C-26). */
const ServiceHours = z.literal(EXPIRY_HOURS);
const OnOff = z.object({ status: Switch, showReference: z.boolean() });

/** Field rules with the specification's messages (assistants.md §5); lengths in code points after trimming. */
export const AssistantName = z.pipe(
  z.string(messages.assistantName).check(
    z.refine((text) => {
      const length = codePoints(text.trim());
      return length >= 1 && length <= ASSISTANT_NAME_MAX;
    }, messages.assistantName),
  ),
  z.transform((text: string) => text.trim()),
);
export const WelcomeWords = z
  .string(messages.welcomeWords)
  .check(z.refine((text) => codePoints(text) <= WELCOME_MAX, messages.welcomeWords));
export const Description = z.string(messages.description).check(
  z.refine((text) => text.trim() !== '', messages.description),
  z.refine((text) => codePoints(text) <= DESCRIPTION_MAX, messages.descriptionLength),
);
const QuestionWords = z
  .string()
  .check(z.refine((text) => codePoints(text) <= QUESTION_WORDS_MAX, messages.questionWords));
const Answer = z.string().check(z.maxLength(3_000));

/** assistants.md §3 assistant (kbBot), as its makers see it. */
export const Assistant = z.object({
  id: Id,
  publicId: Id,
  name: z.string(),
  avatar: Avatar,
  type: z.enum(['personal', 'tenant']),
  tenantId: z.string(),
  description: z.string(),
  permission: z.enum(assistantPermissions),
  category: z.nullable(z.enum(categories)),
  status: Switch,
  llmName: z.string(),
  indexType: z.string(),
  isPreset: z.boolean(),
  isShowSimilarQuestions: z.boolean(),
  isShowQuickButtons: z.boolean(),
  welcomeWords: z.object({ content: z.string(), type: z.enum(['plainText', 'markdown']) }),
  questionWords: z.object({ content: z.string(), isShowQuestionBar: z.boolean() }),
  replyTone: z.object({ id: z.string() }),
  replyKnowledgeSource: z.enum(knowledgeSources),
  replyPublicDomain: z.object({ prompt: z.string(), largeLanguageModel: z.string() }),
  replyPrivateDomain: z.object({
    knowledgeSources: z.array(
      z.object({ id: z.enum(['document', 'qa']), status: Switch, showReference: z.boolean(), indexType: z.string() }),
    ),
  }),
  kbBotQaException: z.object({
    privateDomainKnowledgeNotFound: z.object({ content: z.string() }),
    systemException: z.object({ content: z.string() }),
  }),
  customerService: z.object({ status: Switch, serviceLevelAgreement: ServiceHours }),
  metaConfig: z.object({ answerMode: z.enum(answerModes) }),
  display: z.object({
    showHeader: Switch,
    showDescription: Switch,
    bubbleColor: z.string(),
    gradientStartColor: z.string(),
    gradientEndColor: z.string(),
    gradientAngle: z.number(),
  }),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type Assistant = z.infer<typeof Assistant>;

/** What every card of an assistant shows. */
export const assistantCard = {
  id: Id,
  publicId: Id,
  name: z.string(),
  avatar: Avatar,
  type: z.enum(['personal', 'tenant']),
  description: z.string(),
  permission: z.enum(assistantPermissions),
  documentCount: z.number(),
};

/** One card of the assistant list. */
export const AssistantSummary = z.object({
  ...assistantCard,
  category: z.nullable(z.enum(categories)),
  updatedAt: z.number(),
});
export type AssistantSummary = z.infer<typeof AssistantSummary>;

const kbBotId = Id;

/** Payload of the basic settings (assistants.md §7); checked in the specification's order name, welcome, description, tone. */
export const BasicSettings = z.object({
  kbBotId,
  version,
  avatar: Avatar,
  name: AssistantName,
  welcomeWords: z.object({ content: WelcomeWords, type: z.enum(['plainText', 'markdown']) }),
  description: Description,
  replyToneId: z.string(messages.tone).check(z.minLength(1, messages.tone), z.maxLength(64)),
  questionWords: QuestionWords,
  isShowQuestionBar: z.boolean(),
  isShowQuickButtons: z.boolean(),
});
export type BasicSettings = z.infer<typeof BasicSettings>;

/** Payload of the advanced settings; with private knowledge only, one library must be on. */
export const AdvancedSettings = z
  .object({
    kbBotId,
    version,
    replyKnowledgeSource: z.enum(knowledgeSources),
    replyPublicDomainPrompt: z.string().check(z.maxLength(2_000)),
    document: OnOff,
    qa: OnOff,
    privateDomainKnowledgeNotFound: Answer,
    systemException: Answer,
    isShowSimilarQuestions: z.boolean(),
    answerMode: z.enum(answerModes),
  })
  .check(
    z.refine(
      (settings) =>
        settings.replyKnowledgeSource !== 'privateDomain' ||
        settings.document.status === 'enabled' ||
        settings.qa.status === 'enabled',
      { error: messages.knowledgeSource, path: ['document'] },
    ),
  );
export type AdvancedSettings = z.infer<typeof AdvancedSettings>;

/** An assistant one has talked to; `lastVisitTime` in ms since the epoch. */
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
  lastVisitTime: z.number(),
  /** The question asked last; empty when only its agents were asked. */
  lastQuestion: z.string(),
  /** Replies of its agents that one has not read. */
  unreadCount: z.number(),
});
export type Conversation = z.infer<typeof Conversation>;

/** Using assistants, whoever made them (API-179). */
export const conversations = {
  list: endpoint({
    name: 'conversations.list',
    method: 'POST',
    path: '/api/v1/kbBot/query/list4Conversation',
    access: 'user',
    input: z.object({ keyword: z.optional(z.string().check(z.maxLength(100))), ...paging }),
    output: listOf(Conversation),
    summary: 'Assistants the current identity has talked to and may still use, latest first.',
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
    method: 'POST',
    path: '/api/v1/{scope}KbBot',
    access: { personal: 'personal', tenant: 'adminPlus' },
    input: z.object({
      name: AssistantName,
      description: z.optional(
        z.string().check(z.refine((text) => codePoints(text) <= DESCRIPTION_MAX, messages.descriptionLength)),
      ),
      welcomeWords: z.optional(WelcomeWords),
      questionWords: z.optional(QuestionWords),
      replyToneId: z.optional(z.string().check(z.maxLength(64))),
      replyKnowledgeSource: z.optional(z.enum(knowledgeSources)),
      templateId: z.optional(z.string().check(z.maxLength(64))),
      avatar: z.optional(Avatar),
    }),
    output: z.object({ id: Id, publicId: Id }),
    summary: 'A new private assistant, blank or from a template.',
  }),
  copy: endpoint({
    name: 'assistants.copy',
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
    summary: 'Deletes an assistant with its documents.',
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
    input: z.object({ kbBotId, version, status: Switch, serviceLevelAgreement: ServiceHours }),
    output: nothing,
    summary: 'Whether people may ask the agents of an assistant, and how soon these answer.',
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
