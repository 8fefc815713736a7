import type { AdvancedSettings, BasicSettings, DisplaySettings } from '@tinystar/contract';
import { PLAIN_MODEL } from '../meta/models.ts';
import type { AssistantRow, LibrarySetting } from './schema.ts';

type Change = Partial<AssistantRow>;

/** Columns that the basic settings write. */
export const basicColumns = (settings: BasicSettings): Change => ({
  name: settings.name,
  avatar: settings.avatar,
  description: settings.description,
  welcomeWords: settings.welcomeWords,
  questionWords: { content: settings.questionWords, isShowQuestionBar: settings.isShowQuestionBar },
  isShowQuickButtons: settings.isShowQuickButtons,
  replyToneId: settings.replyToneId,
});

/** Columns that the advanced settings write; the index type of a library stays as it is. */
export const advancedColumns = (
  settings: AdvancedSettings,
  current: { documentLibrary: LibrarySetting; qaLibrary: LibrarySetting },
): Change => ({
  replyKnowledgeSource: settings.replyKnowledgeSource,
  publicDomainPrompt: settings.replyPublicDomainPrompt,
  ...(settings.largeLanguageModel !== undefined && modelColumns(settings.largeLanguageModel)),
  documentLibrary: { ...current.documentLibrary, ...settings.document },
  qaLibrary: { ...current.qaLibrary, ...settings.qa },
  knowledgeNotFound: settings.privateDomainKnowledgeNotFound,
  systemException: settings.systemException,
  isShowSimilarQuestions: settings.isShowSimilarQuestions,
  answerMode: settings.answerMode,
  ...(settings.answerSteps && { answerSteps: settings.answerSteps }),
});

/**
 * The model with the index it needs (C-47): of the specified ones ape_v2_local has one of its own, every other, also a
 * custom one (kz-…), is searched by simple_v3.
 */
const modelColumns = (model: string): Change => ({
  publicDomainModel: model,
  llmName: model === '' ? PLAIN_MODEL : model,
  indexType: model === 'ape_v2_local' ? model : PLAIN_MODEL,
});

/** Columns that the interface settings write. */
export const displayColumns = ({
  kbBotId: _,
  version: __,
  isShowQuickButtons,
  ...display
}: DisplaySettings): Change => ({
  display,
  isShowQuickButtons,
});
