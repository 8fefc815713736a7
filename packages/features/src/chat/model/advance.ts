import type { AnswerStreamEvent } from '@tinystar/contract';
import { fail, isOver, type TurnState } from './turn.ts';

/** Longest answer the page keeps, in UTF-16 units; the server cuts at 1 MB. */
export const ANSWER_MAX = 1_000_000;

/**
 * Folds one stream event in (assistants.md §4, decisions.md C-58 and C-59). Repeated events, events of another message
 * and events after the end change nothing.
 */
export const advance = (turn: TurnState, event: AnswerStreamEvent): TurnState => {
  if (isOver(turn)) return turn;
  if ('errorCode' in event) {
    if (foreign(turn, event.id)) return turn;
    const { errorCode: code, errorMessage: message, requestId } = event;
    return fail({ ...turn, id: event.id ?? turn.id }, { code, message, status: -1, requestId });
  }
  if (event.status === 'waiting') return { ...turn, ahead: event.ahead };
  if (foreign(turn, event.id) || event.seq <= turn.seq) return turn;
  const next: TurnState = {
    ...turn,
    id: event.id,
    seq: event.seq,
    ahead: undefined,
    gap: turn.gap || event.seq > turn.seq + 1,
    text: append(turn.text, event.answer),
    sources: event.sentenceMap ? { ...turn.sources, ...event.sentenceMap } : turn.sources,
    contentType: typeof event.answer === 'object' ? event.answer.type : turn.contentType,
  };
  if (event.status === 'finished') return { ...next, phase: 'success', finished: event };
  return { ...next, phase: next.text === '' ? 'waiting' : 'generating' };
};

// An answer that is asked again keeps its message id. For a new question the first event brings the id.
const foreign = (turn: TurnState, id: string | undefined) => id !== undefined && turn.seq >= 0 && id !== turn.id;

/** Blank pieces before the first visible character would leave an empty line; later they are paragraph breaks. */
const append = (text: string, piece: string | { content: string } | undefined): string => {
  const more = typeof piece === 'string' ? piece : (piece?.content ?? '');
  if (more === '') return text;
  if (text === '') return more.trimStart();
  return text.length >= ANSWER_MAX ? text : (text + more).slice(0, ANSWER_MAX);
};

/** Ends the turn as stopped, when the reader pressed stop and the last event of the server did not arrive. */
export const stopTurn = (turn: TurnState, now: number): TurnState =>
  isOver(turn)
    ? turn
    : {
        ...turn,
        phase: 'success',
        finished: {
          status: 'finished',
          id: turn.id ?? '',
          seq: turn.seq + 1,
          answerContentType: 'markdown',
          sentenceMap: turn.sources,
          answerSource: '',
          timestamp: now,
          answerByKeyword: false,
          similarQuestions: [],
          stopped: true,
        },
      };
