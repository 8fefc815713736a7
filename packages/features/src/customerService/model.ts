import type { CsMessage, CsTicketRow, CsTransfer, CsWaiting } from '@tinystar/contract';
import { copy } from './copy.ts';
import { ruleCopy } from './ruleCopy.ts';

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

/**
 * A line of the conversation: a message, the end of the ticket that the messages above belong to, or for agents that the
 * ticket was passed on.
 */
export type Line =
  | { kind: 'message'; key: string; message: CsMessage }
  | { kind: 'closed'; key: string; time: number }
  | { kind: 'transfer'; key: string; transfer: CsTransfer };

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

/** The lines with the passings of the ticket where they happened; those before the first message came with it. */
export const withTransfers = (lines: readonly Line[], transfers: readonly CsTransfer[], more: boolean): Line[] => {
  const timeOf = (line: Line) =>
    line.kind === 'message' ? line.message.timestamp : line.kind === 'transfer' ? line.transfer.timestamp : line.time;
  const first = lines[0];
  const shown = transfers.filter(({ timestamp }) => !more || !first || timestamp >= timeOf(first));
  const passed = shown.map((transfer): Line => ({ kind: 'transfer', key: `transfer:${transfer.id}`, transfer }));
  return [...lines, ...passed].toSorted((one, other) => timeOf(one) - timeOf(other));
};

/** What a reply answers: what it quotes, or the question before it. */
export const questionOf = (messages: readonly CsMessage[], reply: CsMessage): string => {
  const { referenceMessage } = reply;
  if (referenceMessage?.source === 'user') return referenceMessage.content.text;
  const before = messages.slice(0, messages.indexOf(reply));
  return before.findLast(({ source }) => source === 'user')?.content.text ?? '';
};

/** An answer without the numbers of its sources, which mean nothing to whoever reads it elsewhere. */
export const wordsOf = (answer: string): string => answer.replaceAll(/ ?\[\d+\]/g, '').trim();

/** Who answers, and for how long one may have to wait. */
export function waitingText(waiting: CsWaiting | undefined): string {
  if (!waiting) return copy.conversation.byHumans;
  const there = waiting.online > 0 ? ruleCopy.online(waiting.online) : ruleCopy.offline;
  return [
    ...(waiting.open ? [there] : [copy.conversation.byHumans]),
    ...(waiting.ahead === null || !waiting.open ? [] : [ruleCopy.ahead(waiting.ahead)]),
  ].join(' · ');
}
