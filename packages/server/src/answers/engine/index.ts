export { saysTheSame } from './alike.ts';
export { answer } from './answer.ts';
export { openAiModel, type Model } from './model.ts';
export { ModelError } from './modelError.ts';
export { askShortly } from './shortCall.ts';
export type { NamedModel } from './namedModel.ts';
export type { EngineTrace } from './traceBook.ts';
export type { AnswerSettings, Search } from './types.ts';
