import type { AnswerEvent } from '@tinystar/contract';
import { EVENT_MAX } from './limits.ts';

/**
 * The events of a turn in their shortest form: the whole text and its length after each event. Event 0 opens the
 * stream without text; `ends[seq - 1]` to `ends[seq]` is what event `seq` adds.
 */
export interface TurnLog {
  text: string;
  ends: number[];
}

/** The log of a turn that goes on from `text`, which its first events bring along. */
export const logFrom = (text = ''): TurnLog => ({ text, ends: [0] });

/** How much of the text has been sent as events. */
export const published = ({ ends }: TurnLog): number => ends.at(-1) ?? 0;

/** Turns text that has no event yet into events of at most {@link EVENT_MAX}; true when there was any. */
export const publish = (log: TurnLog): boolean => {
  let at = published(log);
  if (at === log.text.length) return false;
  while (at < log.text.length) {
    at = Math.min(at + EVENT_MAX, log.text.length);
    log.ends.push(at);
  }
  return true;
};

/** Event `seq` of the log, as it goes over the wire. */
export const eventAt = (log: TurnLog, messageId: string, seq: number): AnswerEvent => ({
  status: 'generating',
  id: messageId,
  seq,
  ...(seq > 0 && { answer: log.text.slice(log.ends[seq - 1], log.ends[seq]) }),
});
