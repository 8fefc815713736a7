import * as z from 'zod/mini';
import {
  answerModes,
  assistantPermissions,
  attachmentAudiences,
  categories,
  knowledgeSources,
} from './assistantKinds.ts';
import { AdContent, AdStrategy } from './adContent.ts';
import { Avatar } from './avatar.ts';
import { Cover } from './cover.ts';
import { ASSISTANT_NAME_MAX, DESCRIPTION_MAX, EXPIRY_HOURS, QUESTION_WORDS_MAX, WELCOME_MAX } from './constants.ts';
import { lateMessages } from './lateMessages.ts';
import { codePoints, Id } from './paging.ts';
import { HandOff, OfficeHours } from './serviceSettings.ts';
import { version } from './version.ts';

export const Switch = z.enum(['enabled', 'disabled']);
/** Whether people may ask agents, and within how many hours these answer (C-26). */
export const ServiceHours = z.literal(EXPIRY_HOURS);
const OnOff = z.object({ status: Switch, showReference: z.boolean() });

/** Field rules with the specification's messages (assistants.md §5); lengths in code points after trimming. */
export const AssistantName = z.pipe(
  z.string(lateMessages.assistantName).check(
    z.refine((text) => {
      const length = codePoints(text.trim());
      return length >= 1 && length <= ASSISTANT_NAME_MAX;
    }, lateMessages.assistantName),
  ),
  z.transform((text: string) => text.trim()),
);
export const WelcomeWords = z
  .string(lateMessages.welcomeWords)
  .check(z.refine((text) => codePoints(text) <= WELCOME_MAX, lateMessages.welcomeWords));
export const Description = z.string(lateMessages.description).check(
  z.refine((text) => text.trim() !== '', lateMessages.description),
  z.refine((text) => codePoints(text) <= DESCRIPTION_MAX, lateMessages.descriptionLength),
);
export const QuestionWords = z
  .string()
  .check(z.refine((text) => codePoints(text) <= QUESTION_WORDS_MAX, lateMessages.questionWords));
const Answer = z.string().check(z.maxLength(3_000));

export const AnswerSteps = z.object({
  /** A follow-up, or a question that its own words do not answer, is put in other words by the model. */
  rewrite: z.boolean(),
  /** Passages are found by meaning too, where the server has embeddings. */
  vectors: z.boolean(),
  /** The model puts the found passages in order before it answers. */
  rerank: z.boolean(),
  /** Numbers and names of a cited sentence are looked for in its passage. */
  verify: z.boolean(),
});
export type AnswerSteps = z.infer<typeof AnswerSteps>;

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
  customerService: z.object({
    status: Switch,
    serviceLevelAgreement: ServiceHours,
    handOff: HandOff,
    officeHours: OfficeHours,
  }),
  attachments: z.enum(attachmentAudiences),
  metaConfig: z.object({ answerMode: z.enum(answerModes), answerSteps: AnswerSteps }),
  display: z.object({
    showHeader: Switch,
    showDescription: Switch,
    bubbleColor: z.string(),
    gradientStartColor: z.string(),
    gradientEndColor: z.string(),
    gradientAngle: z.number(),
  }),
  /** For its makers only, like the three below. */
  advertising: z.optional(z.object({ strategy: AdStrategy, content: AdContent })),
  /** How its enterprise presents itself beside it; null in personal identity. */
  tenant: z.optional(
    z.nullable(
      z.object({
        brandAvatar: z.nullable(Avatar),
        brandDisplayName: z.string(),
        brandStatus: z.enum(['enabled', 'disabled']),
      }),
    ),
  ),
  /** The cover with which its enterprise shows it in showcases. */
  shoppeVideo: z.optional(z.nullable(Cover)),
  /** Assistants of its owner, and how many there may be; null without a limit. */
  kbBotUsage: z.optional(z.object({ used: z.number(), limit: z.nullable(z.number()) })),
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
  /** `disabled` by those who operate the product: open to its makers alone, whatever its permission says. */
  status: Switch,
  category: z.nullable(z.enum(categories)),
  updatedAt: z.number(),
});
export type AssistantSummary = z.infer<typeof AssistantSummary>;

/** Payload of the basic settings (assistants.md §7); checked in the specification's order name, welcome, description, tone. */
export const BasicSettings = z.object({
  kbBotId: Id,
  avatar: Avatar,
  name: AssistantName,
  welcomeWords: z.object({ content: WelcomeWords, type: z.enum(['plainText', 'markdown']) }),
  description: Description,
  replyToneId: z.string(lateMessages.tone).check(z.minLength(1, lateMessages.tone), z.maxLength(64)),
  questionWords: QuestionWords,
  isShowQuestionBar: z.boolean(),
  isShowQuickButtons: z.boolean(),
  version,
});
export type BasicSettings = z.infer<typeof BasicSettings>;

/** Payload of the advanced settings; with private knowledge only, one library must be on. */
export const AdvancedSettings = z
  .object({
    kbBotId: Id,
    replyKnowledgeSource: z.enum(knowledgeSources),
    replyPublicDomainPrompt: z.string().check(z.maxLength(2_000)),
    /** One of `meta.models`, or empty for the server's own choice. Left as it is when absent. */
    largeLanguageModel: z.optional(z.string().check(z.maxLength(64))),
    document: OnOff,
    qa: OnOff,
    privateDomainKnowledgeNotFound: Answer,
    systemException: Answer,
    isShowSimilarQuestions: z.boolean(),
    answerMode: z.enum(answerModes),
    /** Left as they are when absent. */
    answerSteps: z.optional(AnswerSteps),
    /** Left as it is when absent. */
    attachments: z.optional(z.enum(attachmentAudiences)),
    version,
  })
  .check(
    z.refine(
      (settings) =>
        settings.replyKnowledgeSource !== 'privateDomain' ||
        settings.document.status === 'enabled' ||
        settings.qa.status === 'enabled',
      { error: lateMessages.knowledgeSource, path: ['document'] },
    ),
  );
export type AdvancedSettings = z.infer<typeof AdvancedSettings>;

const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** Payload of the interface settings (assistants.md §7 display), of an enterprise's assistants only. */
export const DisplaySettings = z.object({
  kbBotId: Id,
  showHeader: Switch,
  showDescription: Switch,
  bubbleColor: Colour,
  gradientStartColor: Colour,
  gradientEndColor: Colour,
  gradientAngle: z.number().check(z.int(), z.minimum(0), z.maximum(360)),
  isShowQuickButtons: z.boolean(),
  version,
});
export type DisplaySettings = z.infer<typeof DisplaySettings>;
