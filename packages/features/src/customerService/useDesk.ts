import { constants, csTicket } from '@tinystar/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../shared/session.ts';
import { createApi } from '@tinystar/contract/client';

/** Questions come in while the page is looked at. */
const REFRESH = 30_000;

/** Which tickets of an assistant are listed. */
export type TicketFilter = 'all' | 'open' | 'closed';

/** The client of the enterprise one acts as: agents serve enterprises only. */
export const useTenantApi = () => {
  const api = useApi();
  return createApi('tenant', api.hooks);
};

/** Assistants one serves. */
export const useServed = (keyword: string, page: number) => {
  const api = useTenantApi();
  return useQuery({
    queryKey: ['cs', 'served', keyword, page],
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
    queryFn: () => api(csTicket.served, { ...(keyword ? { keyword } : {}), page, size: constants.PAGE_SIZE }),
  });
};

/** Tickets of one assistant. */
export const useTickets = (kbBotId: string, filter: TicketFilter, page: number) => {
  const api = useApi();
  return useQuery({
    queryKey: ['cs', 'tickets', kbBotId, filter, page],
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
    queryFn: () =>
      api(csTicket.page, { kbBotId, ...(filter === 'all' ? {} : { status: filter }), page, size: constants.PAGE_SIZE }),
  });
};
