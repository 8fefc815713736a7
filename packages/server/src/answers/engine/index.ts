export { answer, type AnswerInput } from './answer.ts';
export { openAiModel, type Model, type ModelMessage, type ModelOptions } from './model.ts';
export { ModelError, type ModelErrorKind } from './modelError.ts';
export type { AnswerOrigin, EnginePart, AnswerSettings, Search, Exchange } from './types.ts';
