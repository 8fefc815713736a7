import type { AdvancedSettings, assistants, BasicSettings, DisplaySettings, Input } from '@tinystar/contract';
import { indexTypeOf, PLAIN_MODEL } from '../meta/models.ts';
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
  ...(settings.attachments && { attachments: settings.attachments }),
});

/** The model with the index it needs. */
export const modelColumns = (model: string): Change => ({
  publicDomainModel: model,
  llmName: model === '' ? PLAIN_MODEL : model,
  indexType: indexTypeOf(model),
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

/** Columns that the settings of human service write; what is left out stays. */
export const serviceColumns = (settings: Input<typeof assistants.updateCustomerService>): Change => ({
  customerServiceStatus: settings.status,
  serviceHours: settings.serviceLevelAgreement,
  ...(settings.handOff && { handOff: settings.handOff }),
  ...(settings.officeHours && { officeHours: settings.officeHours }),
});
