import {
  AdContent,
  AdStrategy,
  AdvancedSettings,
  BasicSettings,
  DisplaySettings,
  HandOff,
  OfficeHours,
} from '@tinystar/contract';
import { checkAvatar } from '../identity/checkAvatar.ts';
import type { Config } from '../platform/config/config.ts';
import { invalid } from '../platform/http/failure.ts';
import { checkModel } from './checkModel.ts';
import { checkTone } from './checkTone.ts';
import type { AssistantRow } from './schema.ts';

type Columns = Partial<AssistantRow>;

/** The forms' own rule of each column that has one, as far as it can be judged by the column alone. */
const rules = {
  name: BasicSettings.shape.name,
  description: BasicSettings.shape.description,
  welcomeWords: BasicSettings.shape.welcomeWords,
  isShowQuickButtons: BasicSettings.shape.isShowQuickButtons,
  replyKnowledgeSource: AdvancedSettings.shape.replyKnowledgeSource,
  publicDomainPrompt: AdvancedSettings.shape.replyPublicDomainPrompt,
  publicDomainModel: AdvancedSettings.shape.largeLanguageModel,
  documentLibrary: AdvancedSettings.shape.document,
  qaLibrary: AdvancedSettings.shape.qa,
  knowledgeNotFound: AdvancedSettings.shape.privateDomainKnowledgeNotFound,
  systemException: AdvancedSettings.shape.systemException,
  answerMode: AdvancedSettings.shape.answerMode,
  answerSteps: AdvancedSettings.shape.answerSteps,
  attachments: AdvancedSettings.shape.attachments,
  handOff: HandOff,
  officeHours: OfficeHours,
  adStrategy: AdStrategy,
  adContent: AdContent,
} as const;

const look = ['bubbleColor', 'gradientStartColor', 'gradientEndColor', 'gradientAngle'] as const;

/**
 * Refuses settings of the past that could not be saved today: the rules, the models and the tones on offer may have
 * changed since, and so may the settings that they are put beside.
 */
export function checkRestored(config: Pick<Config, 'LLM_MODEL'>, before: Columns, row: AssistantRow): void {
  for (const [field, rule] of Object.entries(rules)) {
    if (field in before) check(field, rule.safeParse(before[field as keyof typeof rules]));
  }
  if (before.questionWords)
    check('questionWords', BasicSettings.shape.questionWords.safeParse(before.questionWords.content));
  if (before.display)
    for (const field of look) check('display', DisplaySettings.shape[field].safeParse(before.display[field]));
  if (before.avatar) checkAvatar(before.avatar, 'assistant');
  if (before.replyToneId !== undefined) checkTone(before.replyToneId);
  checkModel(config, before.publicDomainModel, row);
  // Each may be fine alone: with private knowledge only, one library must be on.
  if (before.replyKnowledgeSource || before.documentLibrary || before.qaLibrary)
    check('document', AdvancedSettings.safeParse(advancedOf({ ...row, ...before })));
}

/** What the form of the advanced settings would send for these columns. */
const advancedOf = (row: AssistantRow) => ({
  kbBotId: row.id,
  replyKnowledgeSource: row.replyKnowledgeSource,
  replyPublicDomainPrompt: row.publicDomainPrompt,
  document: row.documentLibrary,
  qa: row.qaLibrary,
  privateDomainKnowledgeNotFound: row.knowledgeNotFound,
  systemException: row.systemException,
  isShowSimilarQuestions: row.isShowSimilarQuestions,
  answerMode: row.answerMode,
});

interface Checked {
  success: boolean;
  error?: { issues: readonly { message: string }[] } | undefined;
}

function check(field: string, { success, error }: Checked): void {
  if (success) return;
  const why = error?.issues[0]?.message ?? '';
  // What has no words of its own is told in English by the schema.
  throw invalid(field, /\p{Script=Han}/u.test(why) ? why : '这项设置已不符合现在的规则，不能恢复');
}
