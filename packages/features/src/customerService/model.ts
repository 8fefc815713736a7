import type { CsMessage, CsTicketRow } from '@tinystar/contract';
import { copy } from './copy.ts';

const HOUR = 3_600_000;

/** Where a ticket stands for an agent: `overdue` when it has waited longer than the assistant promises. */
export const standingOf = (
  { status, waitingSince }: Pick<CsTicketRow, 'status' | 'waitingSince'>,
  hours: number,
  now: number,
): 'closed' | 'answered' | 'waiting' | 'overdue' => {
  if (status === 'closed') return 'closed';
  if (waitingSince === null) return 'answered';
  return now - waitingSince > hours * HOUR ? 'overdue' : 'waiting';
};

/** A line of the conversation: a message, or the end of the ticket that the messages above belong to. */
export type Line = { kind: 'message'; key: string; message: CsMessage } | { kind: 'closed'; key: string; time: number };

/** Messages with a marker after the last one of each ticket that has ended (CS-09). */
export const linesOf = (messages: readonly CsMessage[]): Line[] =>
  messages.flatMap((message, at): Line[] => {
    const { id, csTicketId, csTicketClosedTime } = message;
    const line: Line = { kind: 'message', key: id, message };
    const last = messages[at + 1]?.csTicketId !== csTicketId;
    return last && csTicketClosedTime !== null
      ? [line, { kind: 'closed', key: `closed:${csTicketId}`, time: csTicketClosedTime }]
      : [line];
  });

/** Whose words a message holds, as the reader calls him; an agent has the face of the assistant he answers for. */
export const writerOf = ({ source, csTicketUser, csTicketKbBot }: CsMessage, side: 'user' | 'agent') =>
  source === 'user'
    ? { name: csTicketUser.name, face: csTicketUser, mine: side === 'user' }
    : { name: copy.human, face: csTicketKbBot, mine: side === 'agent' };
