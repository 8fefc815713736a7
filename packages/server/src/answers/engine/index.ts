export { answer } from './answer.ts';
export { openAiModel, type Model } from './model.ts';
export { ModelError } from './modelError.ts';
export type { AnswerSettings } from './types.ts';
