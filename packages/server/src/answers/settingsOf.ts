import { answerModeOf } from '../assistants/present.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { tonePrompt } from '../meta/tones.ts';
import type { AnswerSettings } from './engine/index.ts';

/** What the engine has to know of an assistant. */
export function settingsOf(bot: AssistantRow): AnswerSettings {
  return {
    name: bot.name,
    description: bot.description,
    tone: tonePrompt(bot.replyToneId),
    knowledgeSource: bot.replyKnowledgeSource,
    publicPrompt: bot.publicDomainPrompt,
    notFound: bot.knowledgeNotFound,
    showReference: { doc: bot.documentLibrary.showReference, qa: bot.qaLibrary.showReference, attachment: true },
    similarQuestions: bot.isShowSimilarQuestions,
    mode: answerModeOf(bot),
    steps: bot.answerSteps,
  };
}
