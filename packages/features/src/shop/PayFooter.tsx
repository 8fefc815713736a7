import { Button, Grow, Inline, Text } from '@tinystar/ui';
import { copy } from './copy.ts';
import { yuanText } from '../shared/money.ts';
import type { PayViewProps } from './PayView.tsx';

const words = copy.pay;

/** What can be done at each step of paying. */
export function PayFooter({ goods, chosen, order, state, over, pending, ...on }: PayViewProps & { over: boolean }) {
  const amount = goods.find(({ id }) => id === chosen)?.amount;
  if (order === undefined && on.unreachable !== undefined)
    return (
      <>
        <Button emphasis="quiet" onPress={on.onBack}>
          {words.back}
        </Button>
        <Grow />
        <Button onPress={on.onClose}>{words.later}</Button>
        <Button tone="accent" emphasis="solid" pending={pending} onPress={on.onPay}>
          {words.retry}
        </Button>
      </>
    );
  if (order === undefined) {
    return (
      <>
        {amount === undefined ? null : (
          <Inline align="baseline">
            <Text tone="secondary">{words.due}</Text>
            <Text size="title" weight="strong" numeric>
              {yuanText(amount)}
            </Text>
          </Inline>
        )}
        <Grow />
        <Button onPress={on.onClose}>{words.cancel}</Button>
        <Button tone="accent" emphasis="solid" pending={pending} onPress={on.onPay}>
          {words.go}
        </Button>
      </>
    );
  }
  if (over) {
    return state?.status === 'tradeClosed' ? (
      <Button tone="accent" emphasis="solid" onPress={on.onBack}>
        {words.reorder}
      </Button>
    ) : (
      <Button tone="accent" emphasis="solid" onPress={on.onClose}>
        {words.done}
      </Button>
    );
  }
  return (
    <>
      <Button emphasis="quiet" onPress={on.onBack}>
        {words.back}
      </Button>
      <Grow />
      <Button emphasis="quiet" pending={pending} onPress={on.onAgain}>
        {words.again}
      </Button>
      <Button onPress={on.onCheck}>{words.paid}</Button>
    </>
  );
}
