import { orders } from '@tinystar/contract';
import { Button, Empty, Inline, Pagination, SegmentedControl, Stack } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useTouch } from '../shared/calls/index.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import { remoteOf } from '../shared/remote.ts';
import { copy } from './copy.ts';
import type { OrderState } from './orderState.ts';
import { OrderTable } from './OrderTable.tsx';
import { useBuyer } from './useBuyer.ts';
import { useOrderActs } from './useOrderActs.tsx';

const words = copy.orders;
type Filter = OrderState | 'all';
const options = (['all', 'waiting', 'paid', 'closed', 'refunded'] as const).map((value) => ({
  value,
  label: words.states[value],
}));

/** The orders of the current identity, with time left, and ways to pay and to close (COIN-13, COIN-17). */
export function OrdersPanel({ rechargeHref }: { rechargeHref: string }) {
  const { mayPay, ofTenant } = useBuyer();
  const touch = useTouch();
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const wanted = filter === 'all' ? { page } : { page, state: filter };
  const list = useCall(orders.page, wanted, { enabled: mayPay, keepPrevious: true, onFocus: true });
  const packs = useCall(orders.packs, {}, { enabled: mayPay });
  const acts = useOrderActs();
  if (!mayPay)
    return (
      <Empty kind="denied" title={words.ownerOnly.title}>
        {words.ownerOnly.text}
      </Empty>
    );
  const found = remoteOf(list);
  if (found.kind === 'failed' || found.kind === 'missing')
    return <FailedResult title={words.failed} of={found} onRetry={() => void list.refetch()} />;
  const data = found.kind === 'ready' ? found.data : undefined;
  return (
    <Stack gap={16}>
      <Inline>
        <SegmentedControl<Filter>
          label={words.filter}
          options={options}
          value={filter}
          size="sm"
          onChange={(next) => {
            setFilter(next);
            setPage(1);
          }}
        />
      </Inline>
      <OrderTable
        rows={data?.rows}
        now={list.dataUpdatedAt}
        empty={
          filter === 'all' ? (
            <Empty
              kind="first"
              title={words.empty.title}
              action={<Button href={rechargeHref}>{words.toRecharge}</Button>}
            >
              {words.empty.text}
            </Empty>
          ) : (
            <Empty kind="noMatch" title={words.emptyFiltered.title}>
              {words.emptyFiltered.text}
            </Empty>
          )
        }
        onPay={acts.pay}
        onClose={acts.close}
        onAgain={packs.data?.payable ? acts.again : undefined}
        detailHref={({ kind }) =>
          kind === 'plan' ? '/a/vip/center' : ofTenant ? '/a/tenant/basic' : '/user/index?activeKey=coins'
        }
        onEnd={() => void touch(orders.page)}
      />
      {data && data.count > 0 ? (
        <Pagination label={words.title} total={data.count} page={page} onChange={setPage} />
      ) : null}
      {acts.dialogs}
    </Stack>
  );
}
