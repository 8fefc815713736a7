import type { CsTicketRow } from '@tinystar/contract';
import { useCallback } from 'react';
import { remoteOf } from '../shared/remote.ts';
import { TicketPage } from './TicketPage.tsx';
import { TicketRail } from './TicketRail.tsx';
import * as css from './TicketRail.css.ts';
import { useTickets } from './useDesk.ts';
import { ofTicket, useReplies } from './useReplies.ts';

export interface TicketDeskPageProps {
  kbBotId: string;
  csTicketId: string;
  /** The list of tickets. */
  backHref: string;
  hrefOf: (ticket: Pick<CsTicketRow, 'id'>) => string;
}

/** One ticket with the other open ones beside it. What was typed for one waits there. */
export function TicketDeskPage({ kbBotId, csTicketId, backHref, hrefOf }: TicketDeskPageProps) {
  const tickets = useTickets(kbBotId, 'open', 1);
  const list = remoteOf(tickets);
  const { read, write, follow } = useReplies();
  const keep = useCallback((text: string) => write(ofTicket(csTicketId), text), [write, csTicketId]);
  const followTabs = useCallback(
    (told: (text: string) => void) => follow(ofTicket(csTicketId), told),
    [follow, csTicketId],
  );
  const rows = list.kind === 'ready' ? list.data.rows : [];
  const drafts = new Set(rows.filter(({ id }) => read(ofTicket(id)) !== '').map(({ id }) => id));
  return (
    <div className={css.desk}>
      <TicketRail
        tickets={
          list.kind === 'ready'
            ? { kind: 'ready', data: { ...list.data, hours: list.data.kbBot.serviceLevelAgreement } }
            : list
        }
        current={csTicketId}
        drafts={drafts}
        now={tickets.dataUpdatedAt}
        hrefOf={hrefOf}
        allHref={backHref}
        onRetry={() => void tickets.refetch()}
      />
      <TicketPage
        key={csTicketId}
        kbBotId={kbBotId}
        csTicketId={csTicketId}
        backHref={backHref}
        ticketHref={(id) => hrefOf({ id })}
        draft={read(ofTicket(csTicketId))}
        onDraft={keep}
        followTabs={followTabs}
      />
    </div>
  );
}
