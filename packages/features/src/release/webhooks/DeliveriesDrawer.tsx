import type { Webhook, WebhookDelivery } from '@tinystar/contract';
import { Drawer, Empty, List, Pagination, SegmentedControl, Skeleton, SkeletonRegion, Stack, Text } from '@tinystar/ui';
import { FailedResult } from '../../shared/FailedResult.tsx';
import type { Remote } from '../../shared/remote.ts';
import { deliveryCopy as words, stateWords } from './copy.ts';
import { DeliveryItem } from './DeliveryItem.tsx';
import { nameOf } from './standing.ts';

export type DeliveryFilter = 'all' | 'failed';

export interface DeliveriesDrawerProps {
  webhook: Webhook;
  list: Remote<{ rows: readonly WebhookDelivery[]; count: number }>;
  filter: DeliveryFilter;
  page: number;
  now: number;
  /** Id of the delivery that is being sent again. */
  resending?: string | undefined;
  onFilter: (filter: DeliveryFilter) => void;
  onPage: (page: number) => void;
  onResend: (delivery: WebhookDelivery) => void;
  onRetry: () => void;
  onClose: () => void;
}

const filters = [
  { value: 'all', label: words.all },
  { value: 'failed', label: stateWords.failed },
] as const;

/** What was sent to a webhook in the last days, and what its receiver answered. */
export function DeliveriesDrawer({ webhook, list, filter, page, onFilter, onPage, ...rest }: DeliveriesDrawerProps) {
  return (
    <Drawer open size="lg" title={words.title(nameOf(webhook))} onClose={rest.onClose}>
      <Stack gap={16}>
        <Text tone="secondary">{words.kept}</Text>
        <SegmentedControl options={filters} value={filter} label={words.filter} onChange={onFilter} />
        <Deliveries on={webhook.on} list={list} filter={filter} {...rest} />
        {list.kind === 'ready' && list.data.count > 0 ? (
          <Pagination page={page} total={list.data.count} onChange={onPage} label={words.pages} />
        ) : null}
      </Stack>
    </Drawer>
  );
}

type DeliveriesProps = Pick<DeliveriesDrawerProps, 'list' | 'filter' | 'now' | 'resending' | 'onResend' | 'onRetry'>;

function Deliveries({ on, list, filter, now, resending, onResend, onRetry }: DeliveriesProps & { on: boolean }) {
  if (list.kind === 'loading')
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={12} />
      </SkeletonRegion>
    );
  if (list.kind !== 'ready') return <FailedResult title={words.failed} of={list} onRetry={onRetry} />;
  const none = filter === 'failed' ? words.noFailed : words.empty;
  if (list.data.rows.length === 0)
    return (
      <Empty kind={filter === 'failed' ? 'noMatch' : 'waiting'} title={none.title}>
        {none.text}
      </Empty>
    );
  return (
    <List label={words.title('')}>
      {list.data.rows.map((delivery) => (
        <DeliveryItem
          key={delivery.id}
          delivery={delivery}
          now={now}
          pending={resending === delivery.id}
          onResend={on ? () => onResend(delivery) : undefined}
        />
      ))}
    </List>
  );
}
