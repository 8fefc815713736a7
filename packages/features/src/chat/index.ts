export { AnswerTraceToggle, type AnswerTraceToggleProps } from './AnswerTraceToggle.tsx';
export { EmbeddedChatPage, type EmbeddedChatPageProps } from './EmbeddedChatPage.tsx';
export type { EmbedHost, EmbedMessage, TinyStar } from './embedMessages.ts';
export { PersonChatPage, type PersonChatPageProps } from './PersonChatPage.tsx';
export { PublicChatPage, type PublicChatPageProps } from './PublicChatPage.tsx';
export { RealChatPage, type RealChatPageProps } from './RealChatPage.tsx';
export { TrialChat, type TrialChatProps } from './TrialChat.tsx';
export { type OpeningQuestion } from './useOpeningQuestion.ts';
