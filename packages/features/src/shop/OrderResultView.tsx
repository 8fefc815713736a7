import type { Order } from '@tinystar/contract';
import { Button, Heading, Icon, Inline, Result, Spinner, Text } from '@tinystar/ui';
import { Clock } from '@tinystar/ui/icons';
import { copy } from './copy.ts';
import { yuanText } from '../shared/money.ts';
import type { OrderState } from './orderState.ts';
import * as css from './OrderResultView.css.ts';

/** `unknown` without a session: nothing can be asked. `missing` is no order of this identity. */
export type ResultState = OrderState | 'checking' | 'unknown' | 'missing' | 'error';

export interface OrderResultViewProps {
  state: ResultState;
  /** As far as it is known. */
  order?: Order | undefined;
  /** In the frame of the payment the page around it acts. */
  framed: boolean;
  /** It was a plan bought for an enterprise from outside. @default false */
  renewal?: boolean;
  onClose: () => void;
  onAgain: () => void;
  onRetry: () => void;
}

const words = copy.result;
const told: Record<
  Exclude<ResultState, 'checking'>,
  { kind: 'success' | 'error' | 'waiting'; title: string; text: string }
> = {
  paid: { kind: 'success', title: words.success, text: words.successNote },
  waiting: { kind: 'waiting', title: words.waiting, text: words.waitingNote },
  closed: { kind: 'error', title: words.closed, text: words.closedNote },
  refunded: { kind: 'success', title: words.refunded, text: words.refundedNote },
  unknown: { kind: 'waiting', title: words.unknown, text: words.unknownNote },
  missing: { kind: 'error', title: words.missing, text: words.missingNote },
  error: { kind: 'error', title: words.error, text: words.unknownNote },
};

/** What became of an order, alone on a page or in the frame of the payment (COIN-12). */
export function OrderResultView({
  state,
  order,
  framed,
  renewal = false,
  onClose,
  onAgain,
  onRetry,
}: OrderResultViewProps) {
  if (state === 'checking') {
    return (
      <main className={css.page} aria-busy>
        <Spinner size="lg" />
        <Heading level={1} size="lead">
          {words.checking}
        </Heading>
        <Text tone="secondary">{words.checkingNote}</Text>
      </main>
    );
  }
  const { kind, title, text } = told[state];
  const brought = order && state === 'paid' ? words.brought(grantedBy(order)) : text;
  const leave = (
    <Button {...(state === 'waiting' ? {} : { tone: 'accent', emphasis: 'solid' })} onPress={onClose}>
      {framed ? words.close : renewal ? copy.renewal.back : words.back}
    </Button>
  );
  const actions =
    state === 'error' ? (
      <Button onPress={onRetry}>{words.retry}</Button>
    ) : state === 'waiting' ? (
      <>
        <Button tone="accent" emphasis="solid" onPress={onAgain}>
          {words.again}
        </Button>
        {leave}
      </>
    ) : (
      leave
    );
  return (
    <main className={css.page}>
      {kind === 'waiting' ? (
        <>
          <Icon of={Clock} size="xl" tone="tertiary" />
          <Heading level={1} size="lead">
            {title}
          </Heading>
          <Text tone="secondary">{text}</Text>
          <Inline gap={12}>{actions}</Inline>
        </>
      ) : (
        <Result kind={kind} title={title} actions={actions}>
          {brought}
          {order ? (
            <>
              <br />
              <Text size="caption" tone="secondary" numeric>
                {words.what(order.productName, yuanText(order.amount), order.number)}
              </Text>
            </>
          ) : null}
        </Result>
      )}
    </main>
  );
}

const grantedBy = ({ kind, coins, days }: Order): string =>
  kind === 'coins' ? copy.pay.granted(coins) : copy.pay.planGranted(days);
