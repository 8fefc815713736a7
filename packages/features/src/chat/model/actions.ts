import type { ChatMessage, Side } from '@tinystar/contract';

/** Feedback and actions stand only under a successful answer, and not under preset ones off the make side (C-63). */
export const showsActions = (message: ChatMessage, side: Side): boolean =>
  message.answerStatus === 'success' && (side === 'make' || message.answerSource !== 'preset');

/** Follow-up questions show only under a successful answer when the assistant offers them. */
export const similarOf = (message: ChatMessage, offered: boolean): readonly string[] =>
  offered && message.answerStatus === 'success' ? message.similarQuestions : [];
