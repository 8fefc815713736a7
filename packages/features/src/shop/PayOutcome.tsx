import type { Order } from '@tinystar/contract';
import { Heading, Icon, Stack, Text, type IconProps } from '@tinystar/ui';
import { CircleCheck, Info, RotateCcw, WifiOff } from '@tinystar/ui/icons';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { stateOf } from './orderState.ts';

const words = copy.pay;

/** What became of an order that is over: paid, closed, or paid and given back. */
export function Over({ order }: { order: Order }) {
  const state = stateOf(order);
  if (state === 'refunded')
    return (
      <Told icon={RotateCcw} tone="tertiary" title={words.refunded}>
        {order.kind === 'coins' ? words.refundedNote(order.refundedCoins) : words.refundedPlanNote}
      </Told>
    );
  if (state === 'closed')
    return (
      <Told icon={Info} tone="tertiary" title={words.closed}>
        {words.closedNote}
      </Told>
    );
  return (
    <Told icon={CircleCheck} tone="success" title={words.success}>
      {order.kind === 'coins' ? words.granted(order.coins) : words.planGranted(order.days)}
    </Told>
  );
}

/** The payment does not answer: nothing was paid, and the order waits. */
export function Unreachable({ text }: { text: string }) {
  return (
    <Told icon={WifiOff} tone="tertiary" title={text}>
      {words.unreachableNote}
    </Told>
  );
}

interface ToldProps {
  icon: IconProps['of'];
  tone: 'success' | 'tertiary';
  title: string;
  children: ReactNode;
}

function Told({ icon, tone, title, children }: ToldProps) {
  return (
    <Stack gap={8} align="center">
      <Icon of={icon} size="xl" tone={tone} />
      <Heading level={3}>
        <span role="status">{title}</span>
      </Heading>
      <Text tone="secondary">{children}</Text>
    </Stack>
  );
}
