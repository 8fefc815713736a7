import type {
  AdvancedSettings,
  AnswerSteps,
  Assistant,
  AttachmentAudience,
  BasicSettings,
  DisplaySettings,
} from '@tinystar/contract';

export type BasicDraft = Omit<BasicSettings, 'kbBotId' | 'version'>;
export type AdvancedDraft = Omit<
  AdvancedSettings,
  'kbBotId' | 'version' | 'answerSteps' | 'largeLanguageModel' | 'attachments'
> & {
  largeLanguageModel: string;
  answerSteps: AnswerSteps;
  attachments: AttachmentAudience;
};

export type DisplayDraft = Omit<DisplaySettings, 'kbBotId' | 'version'>;

/** The basic settings of an assistant as its form edits them (decisions.md C-45: read the entity, write the payload). */
export const basicDraftOf = (assistant: Assistant): BasicDraft => ({
  avatar: assistant.avatar,
  name: assistant.name,
  description: assistant.description,
  welcomeWords: assistant.welcomeWords,
  replyToneId: assistant.replyTone.id,
  questionWords: assistant.questionWords.content,
  isShowQuestionBar: assistant.questionWords.isShowQuestionBar,
  isShowQuickButtons: assistant.isShowQuickButtons,
});

const librarySettings = (assistant: Assistant, id: 'document' | 'qa'): AdvancedDraft['document'] => {
  const library = assistant.replyPrivateDomain.knowledgeSources.find((source) => source.id === id);
  return { status: library?.status ?? 'disabled', showReference: library?.showReference ?? true };
};

export const advancedDraftOf = (assistant: Assistant): AdvancedDraft => ({
  replyKnowledgeSource: assistant.replyKnowledgeSource,
  replyPublicDomainPrompt: assistant.replyPublicDomain.prompt,
  largeLanguageModel: assistant.replyPublicDomain.largeLanguageModel,
  document: librarySettings(assistant, 'document'),
  qa: librarySettings(assistant, 'qa'),
  privateDomainKnowledgeNotFound: assistant.kbBotQaException.privateDomainKnowledgeNotFound.content,
  systemException: assistant.kbBotQaException.systemException.content,
  isShowSimilarQuestions: assistant.isShowSimilarQuestions,
  answerMode: assistant.metaConfig.answerMode,
  answerSteps: assistant.metaConfig.answerSteps,
  attachments: assistant.attachments,
});

export const displayDraftOf = ({ display, isShowQuickButtons }: Assistant): DisplayDraft => ({
  ...display,
  isShowQuickButtons,
});

export type FieldErrors<Draft> = Partial<Record<keyof Draft, string>>;
