import type { CsTicketRow } from '@tinystar/contract';
import { useCallback, useState } from 'react';
import { remoteOf } from '../shared/remote.ts';
import { TicketPage } from './TicketPage.tsx';
import { TicketRail } from './TicketRail.tsx';
import * as css from './TicketRail.css.ts';
import { useTickets } from './useDesk.ts';

export interface TicketDeskPageProps {
  kbBotId: string;
  csTicketId: string;
  /** The list of tickets. */
  backHref: string;
  hrefOf: (ticket: Pick<CsTicketRow, 'id'>) => string;
}

/** One ticket with the other open ones beside it. What was typed for one waits there while another is answered. */
export function TicketDeskPage({ kbBotId, csTicketId, backHref, hrefOf }: TicketDeskPageProps) {
  const tickets = useTickets(kbBotId, 'open', 1);
  const list = remoteOf(tickets);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const keep = useCallback(
    (text: string) =>
      setDrafts((before) => {
        if ((before.get(csTicketId) ?? '') === text) return before;
        const next = new Map(before);
        if (text.trim() === '') next.delete(csTicketId);
        else next.set(csTicketId, text);
        return next;
      }),
    [csTicketId],
  );
  return (
    <div className={css.desk}>
      <TicketRail
        tickets={
          list.kind === 'ready'
            ? { kind: 'ready', data: { ...list.data, hours: list.data.kbBot.serviceLevelAgreement } }
            : list
        }
        current={csTicketId}
        drafts={new Set(drafts.keys())}
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
        draft={drafts.get(csTicketId) ?? ''}
        onDraft={keep}
      />
    </div>
  );
}
