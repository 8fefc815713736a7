import { constants, csTicket } from '@tinystar/contract';
import { useCall } from '../shared/calls/index.ts';

/** Questions come in while the page is looked at: ms between two asks. */
const poll = 30_000;

/** Which tickets of an assistant are listed. */
export type TicketFilter = 'all' | 'open' | 'mine' | 'closed';

const asked = (filter: TicketFilter) =>
  filter === 'all' ? {} : filter === 'mine' ? { mine: true as const, status: 'open' as const } : { status: filter };

/** Assistants one serves. */
export const useServed = (keyword: string, page: number) =>
  useCall(
    csTicket.served,
    { ...(keyword ? { keyword } : {}), page, size: constants.PAGE_SIZE },
    { keepPrevious: true, poll },
  );

/** Tickets of one assistant. */
export const useTickets = (kbBotId: string, filter: TicketFilter, page: number) =>
  useCall(csTicket.page, { kbBotId, ...asked(filter), page, size: constants.PAGE_SIZE }, { keepPrevious: true, poll });
