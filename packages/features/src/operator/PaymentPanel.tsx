import { operator, type PaymentDifference } from '@tinystar/contract';
import { Button, Empty, Inline, SegmentedControl, Stack, Tag, Text } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { momentText } from '../shared/moment.ts';
import { yuanText } from '../shared/money.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { PagedTable } from './PagedTable.tsx';
import { useUndo } from './useUndo.tsx';

const words = copy.payments;
type Which = 'open' | 'done';
const which = (['open', 'done'] as const).map((value) => ({ value, label: words[value] }));

/** Orders about which payment and books differ. Nothing here moves money or coins: a person looks, and says so. */
export function PaymentPanel() {
  const [shown, setShown] = useState<Which>('open');
  const [page, setPage] = useState(1);
  const open = shown === 'open';
  const list = useCall(operator.differences, { open, page }, { keepPrevious: true });
  const touches = [operator.differences, operator.overview, operator.acts];
  const undo = useUndo(operator.handleDifference, touches);
  const change = useChange(operator.handleDifference, {
    touches,
    onSuccess: (_, { id, handled }) => undo(handled ? words.handled : words.reopened, { id, handled: !handled }),
    onError: say,
  });
  const actions = ({ id, orderNumber }: PaymentDifference) => {
    const label = open ? words.handle : words.reopen;
    return (
      <Button
        size="sm"
        emphasis="quiet"
        aria-label={words.of(label, orderNumber)}
        onPress={() => change.mutate({ id, handled: open })}
      >
        {label}
      </Button>
    );
  };
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between" wrap>
        <Text tone="secondary">{words.hint}</Text>
        <SegmentedControl
          label={words.which}
          options={which}
          value={shown}
          onChange={(next) => {
            setShown(next);
            setPage(1);
          }}
        />
      </Inline>
      <PagedTable
        caption={copy.parts.payments}
        call={list}
        page={page}
        onPage={setPage}
        rowId={({ id }) => id}
        rowName={({ orderNumber }) => orderNumber}
        empty={
          <Empty kind="waiting" title={open ? words.empty : words.emptyDone}>
            {open ? words.emptyHint : null}
          </Empty>
        }
        sticky="ends"
        actions={actions}
        columns={[
          {
            id: 'kind',
            title: words.columns.kind,
            width: 8,
            cell: ({ kind }) => <Tag tone={open ? 'danger' : 'neutral'}>{words.kinds[kind]}</Tag>,
          },
          { id: 'detail', title: words.columns.detail, cell: ({ detail }) => detail },
          {
            id: 'order',
            title: words.columns.order,
            width: 12,
            cell: ({ orderNumber }) => <Text numeric>{orderNumber}</Text>,
          },
          { id: 'goods', title: words.columns.goods, width: 8, cell: (row) => row.productName || words.unknown },
          {
            id: 'amount',
            title: words.columns.amount,
            width: 6,
            align: 'end',
            // Nothing is known of an order that does not exist.
            cell: ({ amount, productName }) => (productName ? <Text numeric>{yuanText(amount)}</Text> : words.unknown),
          },
          {
            id: 'buyer',
            title: words.columns.buyer,
            width: 9,
            cell: ({ buyerPhone, enterpriseName }) => (
              <>
                {buyerPhone ? <Text numeric>{buyerPhone}</Text> : words.gone}
                {enterpriseName ? (
                  <Text tone="secondary" lines={2} title={words.for(enterpriseName)}>
                    {words.for(enterpriseName)}
                  </Text>
                ) : null}
              </>
            ),
          },
          {
            id: 'time',
            title: words.columns.time,
            width: 8,
            align: 'end',
            cell: ({ createdAt }) => momentText(createdAt, list.dataUpdatedAt),
          },
        ]}
      />
    </Stack>
  );
}
