import type { CsTicketRow } from '@tinystar/contract';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { remoteOf } from '../shared/remote.ts';
import { TicketListView } from './TicketListView.tsx';
import { useTickets, type TicketFilter } from './useDesk.ts';

export interface TicketListPageProps {
  kbBotId: string;
  deskHref: string;
  hrefOf: (ticket: CsTicketRow) => string;
}

const filterOf = (text: string | null): TicketFilter =>
  text === 'open' || text === 'mine' || text === 'closed' ? text : 'all';

/** Tickets of one assistant; filter and page live in the address. */
export function TicketListPage({ kbBotId, deskHref, hrefOf }: TicketListPageProps) {
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query.get('status'));
  const page = Number(query.get('page')) || 1;
  const list = useTickets(kbBotId, filter, page);
  const status = (value: TicketFilter): Record<string, string> => (value === 'all' ? {} : { status: value });
  return (
    <TicketListView
      tickets={remoteOf(list)}
      filter={filter}
      page={page}
      now={list.dataUpdatedAt}
      deskHref={deskHref}
      hrefOf={hrefOf}
      onFilter={(next) => setQuery(status(next))}
      onPage={(to) => setQuery({ ...status(filter), page: String(to) })}
      onRefresh={() => void list.refetch()}
    />
  );
}
