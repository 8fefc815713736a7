import type { AnswerEvent, ChatMessage, SentenceMap } from '@tinystar/contract';

export type Finished = Extract<AnswerEvent, { status: 'finished' }>;

/**
 * Why a turn failed: a code of the contract, what the server said, and the HTTP status (0: no connection, -1: in the
 * stream).
 */
export interface Problem {
  code: number;
  message: string;
  status: number;
  requestId?: string;
}

/**
 * The answer being written. `seq` is the last event folded in (-1: none), `gap` tells that an event was missed and the
 * text must be read again from the history once it is finished.
 */
export interface TurnState {
  phase: 'waiting' | 'generating' | 'success' | 'failed';
  /** How many are ahead in the queue, before the first event of the answer. */
  ahead?: number;
  id: string | null;
  seq: number;
  text: string;
  /** What the text cites so far. */
  sources: SentenceMap;
  /** What the pieces are; markdown unless they say something else. */
  contentType: ChatMessage['answerContentType'];
  gap: boolean;
  finished: Finished | null;
  problem: Problem | null;
}

/** A turn before its first event; `id` when a known message is answered again. */
export const startTurn = (id: string | null = null): TurnState => ({
  phase: 'waiting',
  id,
  seq: -1,
  text: '',
  sources: {},
  contentType: 'markdown',
  gap: false,
  finished: null,
  problem: null,
});

/** Whether nothing more can change the turn. */
export const isOver = (turn: TurnState): boolean => turn.phase === 'success' || turn.phase === 'failed';

/** Ends the turn as failed; the text that came stays. */
export const fail = (turn: TurnState, problem: Problem): TurnState =>
  isOver(turn) ? turn : { ...turn, phase: 'failed', problem };
