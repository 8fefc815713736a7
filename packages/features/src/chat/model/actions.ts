import type { ChatMessage, Side, Thumb } from '@tinystar/contract';

/** The thumb after a press: pressing the chosen one takes it back (assistants.md §4). */
export const nextThumb = (current: Thumb, pressed: 'up' | 'down'): Thumb => (current === pressed ? 'none' : pressed);

/** Feedback and actions stand only under a successful answer, and not under preset ones off the make side (C-63). */
export const showsActions = (message: ChatMessage, side: Side): boolean =>
  message.answerStatus === 'success' && (side === 'make' || message.answerSource !== 'preset');

/** Follow-up questions show only under a successful answer when the assistant offers them. */
export const similarOf = (message: ChatMessage, offered: boolean): readonly string[] =>
  offered && message.answerStatus === 'success' ? message.similarQuestions : [];
