import type { AssistantHooks } from '../assistants/hooks.ts';
import { endAnswersOf } from './endAnswers.ts';

/** Answers that are being written end before their assistant is deleted, so that their readers keep what they had. */
export const answerHooks: AssistantHooks = { end: endAnswersOf };
