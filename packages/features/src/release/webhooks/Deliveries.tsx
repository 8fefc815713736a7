import { webhooks, type Webhook } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../../shared/calls/index.ts';
import { remoteOf } from '../../shared/remote.ts';
import { say } from '../../shared/say.ts';
import { deliveryCopy as words } from './copy.ts';
import { DeliveriesDrawer, type DeliveryFilter } from './DeliveriesDrawer.tsx';

/** Milliseconds until what is on its way is looked at again. */
const POLL = 3_000;

export interface DeliveriesProps {
  webhook: Webhook;
  onClose: () => void;
}

/** The deliveries of one webhook, joined to the server. */
export function Deliveries({ webhook, onClose }: DeliveriesProps) {
  const { kbBotId, id } = webhook;
  const [filter, setFilter] = useState<DeliveryFilter>('all');
  const [page, setPage] = useState(1);
  const list = useCall(
    webhooks.deliveries,
    { kbBotId, id, page, ...(filter === 'failed' && { state: filter }) },
    {
      keepPrevious: true,
      staleTime: 0,
      poll: (latest) => latest?.rows.some(({ state }) => state === 'waiting') === true && POLL,
    },
  );
  const resend = useChange(webhooks.resend, {
    touches: [webhooks.deliveries, webhooks.list],
    onSuccess: () => toast(words.resent),
    onError: say,
  });
  return (
    <DeliveriesDrawer
      webhook={webhook}
      list={remoteOf(list)}
      filter={filter}
      page={page}
      now={list.dataUpdatedAt}
      resending={resend.isPending ? resend.variables.deliveryId : undefined}
      onFilter={(next) => {
        setFilter(next);
        setPage(1);
      }}
      onPage={setPage}
      onResend={({ id: deliveryId }) => resend.mutate({ kbBotId, id, deliveryId })}
      onRetry={() => void list.refetch()}
      onClose={onClose}
    />
  );
}
