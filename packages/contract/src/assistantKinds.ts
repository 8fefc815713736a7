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
/**
 * How long and how freely a model answers: `qa` is the specification's, `brief` keeps to the result, `thorough` unfolds
 * conditions, steps and exceptions.
 */
export const answerModes = ['qa', 'brief', 'thorough'] as const;
export type AnswerMode = (typeof answerModes)[number];
/** What the server does for an answer besides searching by words and writing; each can be switched off. */
export const answerSteps = ['rewrite', 'vectors', 'rerank', 'verify'] as const;
/** Who may send pictures and files along with questions; whoever makes the assistant may try it unless nobody may. */
export const attachmentAudiences = ['nobody', 'people', 'everyone'] as const;
export type AttachmentAudience = (typeof attachmentAudiences)[number];
export const assistantPermissions = ['public', 'protected', 'private'] as const;
/** The columns of an assistant whose changes are kept as history. */
export const settingFields = [
  'name',
  'avatar',
  'description',
  'welcomeWords',
  'questionWords',
  'isShowQuickButtons',
  'replyToneId',
  'replyKnowledgeSource',
  'publicDomainPrompt',
  'publicDomainModel',
  'documentLibrary',
  'qaLibrary',
  'knowledgeNotFound',
  'systemException',
  'isShowSimilarQuestions',
  'answerMode',
  'answerSteps',
  'attachments',
  'customerServiceStatus',
  'serviceHours',
  'handOff',
  'officeHours',
  'display',
  'adStrategy',
  'adContent',
] as const;
export type SettingField = (typeof settingFields)[number];
