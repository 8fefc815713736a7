import { BasicSettings, AdvancedSettings, type Assistant } from '@tinystar/contract';

export type BasicDraft = Omit<BasicSettings, 'kbBotId' | 'version'>;
export type AdvancedDraft = Omit<AdvancedSettings, 'kbBotId' | 'version'>;

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
  document: librarySettings(assistant, 'document'),
  qa: librarySettings(assistant, 'qa'),
  privateDomainKnowledgeNotFound: assistant.kbBotQaException.privateDomainKnowledgeNotFound.content,
  systemException: assistant.kbBotQaException.systemException.content,
  isShowSimilarQuestions: assistant.isShowSimilarQuestions,
  answerMode: assistant.metaConfig.answerMode,
});

export type FieldErrors<Draft> = Partial<Record<keyof Draft, string>>;

/** Order in which the basic settings are checked and the first wrong field takes focus (assistants.md §5). */
const basicOrder = ['name', 'welcomeWords', 'description', 'replyToneId', 'questionWords'] as const;

/** Messages of the wrong basic fields, in the specified order of the keys. */
export const checkBasic = (draft: BasicDraft): FieldErrors<BasicDraft> => {
  const errors: FieldErrors<BasicDraft> = {};
  for (const field of basicOrder) {
    const result = BasicSettings.shape[field].safeParse(draft[field]);
    if (!result.success) errors[field] = result.error.issues[0]?.message;
  }
  return errors;
};

/** The one rule across advanced fields: private knowledge alone needs a library. */
export const checkAdvanced = (draft: AdvancedDraft): FieldErrors<AdvancedDraft> => {
  const result = AdvancedSettings.safeParse({ ...draft, kbBotId: '0'.repeat(32) });
  if (result.success) return {};
  const [issue] = result.error.issues;
  return { [issue?.path[0] as keyof AdvancedDraft]: issue?.message };
};
