import type { Order, PayableOrder } from '@tinystar/contract';
import {
  Button,
  Checkbox,
  Countdown,
  DescriptionList,
  Dialog,
  Field,
  Frame,
  Grow,
  Heading,
  Icon,
  Inline,
  InlineMessage,
  Link,
  RadioCards,
  Stack,
  Stepper,
  Text,
  type DescriptionItem,
} from '@tinystar/ui';
import { CircleCheck, Info } from '@tinystar/ui/icons';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { yuanText } from './money.ts';
import * as css from './PayView.css.ts';

/** One thing that can be paid for: a package, a plan, or an order. */
export interface Goods {
  id: string;
  name: string;
  /** In fen. */
  amount: number;
}

export interface PayViewProps {
  open: boolean;
  title: string;
  /** Several are chosen from; one is told. */
  goods: readonly Goods[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** Who gets it: a name, and the coins he has where coins are bought. */
  to: { name: string; label: string; balance?: number | undefined };
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  /** 去支付 was pressed without the agreement. */
  refused: boolean;
  pending: boolean;
  /** The order with its page, once it is made. */
  order: PayableOrder | undefined;
  state: Order | undefined;
  /** Counts the payment pages so far. */
  attempt: number;
  phone: boolean;
  /** 我已支付 was pressed and no payment is known yet. */
  notYet: boolean;
  onPay: () => void;
  onAgain: () => void;
  onCheck: () => void;
  onBack: () => void;
  onClose: () => void;
}

const words = copy.pay;
const steps = [
  { id: 'method', title: words.method },
  { id: 'go', title: words.go },
];

/** Paying in the specified steps: method and agreement, then Alipay's page in a frame or its app (D-01, D-02, D-15). */
export function PayView(props: PayViewProps) {
  const { open, title, order, state, onClose } = props;
  const over = state !== undefined && state.status !== 'waitBuyerPay';
  const step = order === undefined ? 'method' : over ? undefined : 'go';
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={<Footer {...props} over={over} />}>
      <Stack gap={20}>
        <Stepper label={words.steps} steps={steps} current={step} />
        {order === undefined ? <Method {...props} /> : over ? <Over order={state} /> : <Go {...props} order={order} />}
      </Stack>
    </Dialog>
  );
}

function Method({ goods, chosen, onChoose, to, agreed, onAgree, refused }: PayViewProps) {
  const [only] = goods;
  return (
    <>
      <div className={css.owner}>
        <Text tone="secondary">{to.label}</Text>
        <Text weight="strong">{to.name}</Text>
        <Grow />
        {to.balance === undefined ? null : (
          <Text tone="secondary" numeric>
            {words.balance(to.balance)}
          </Text>
        )}
      </div>
      {goods.length > 1 ? (
        <Field label={words.count} group>
          <RadioCards
            options={goods.map(({ id, name, amount }) => ({ value: id, label: name, description: yuanText(amount) }))}
            value={chosen}
            onChange={onChoose}
          />
        </Field>
      ) : only ? (
        <DescriptionList
          layout="spread"
          items={[
            { term: words.goods, value: only.name },
            { term: words.amount, value: yuanText(only.amount) },
          ]}
        />
      ) : null}
      <Field label={words.methods} group>
        <RadioCards
          options={[{ value: 'alipay', label: words.alipay, description: words.alipayNote }]}
          value="alipay"
          onChange={() => undefined}
        />
      </Field>
      <Stack gap={4} align="start">
        <Inline gap={4}>
          <Checkbox checked={agreed} onChange={onAgree}>
            {words.agree}
          </Checkbox>
          <Link href="/agreement/payment" external>
            {words.agreement}
          </Link>
        </Inline>
        {refused && !agreed ? <InlineMessage tone="danger">{words.refused}</InlineMessage> : null}
      </Stack>
    </>
  );
}

function Go({ order, to, phone, notYet, attempt }: PayViewProps & { order: PayableOrder }) {
  const items: DescriptionItem[] = [
    { term: to.label, value: to.name },
    { term: words.goods, value: order.productName },
    { term: words.amount, value: yuanText(order.amount) },
    { term: words.number, value: order.number },
  ];
  const aside: ReactNode = (
    <Stack gap={12}>
      <Heading level={3}>{words.order}</Heading>
      <DescriptionList layout="spread" items={items} />
      <Stack gap={2}>
        <Inline>
          <Text weight="strong">{words.waiting}</Text>
          <Countdown until={order.expiredTime} label={words.left} />
        </Inline>
        <Text size="caption" tone="secondary">
          {words.closing}
        </Text>
      </Stack>
      <Text size="caption" tone="secondary">
        {words.auto}
      </Text>
      {notYet ? <InlineMessage tone="warning">{words.notYet}</InlineMessage> : null}
    </Stack>
  );
  if (phone) {
    return (
      <Stack gap={20}>
        <Stack gap={8} align="center">
          <InlineMessage tone="pending">{words.launching}</InlineMessage>
          <Text size="caption" tone="secondary">
            {words.launchNote}
          </Text>
          <Button href={order.alipayData} tone="accent">
            {words.launch}
          </Button>
        </Stack>
        {aside}
      </Stack>
    );
  }
  return (
    <div className={css.pay}>
      <div className={css.frame}>
        {/* Who may stand in the frame is the policy's to say; at its end that is our own result page. */}
        <Frame key={attempt} src={order.alipayData} title={words.frame} least={608} sandbox={null} />
      </div>
      {aside}
    </div>
  );
}

function Over({ order }: { order: Order }) {
  const paid = order.status !== 'tradeClosed';
  return (
    <Stack gap={8} align="center">
      <Icon of={paid ? CircleCheck : Info} size="xl" tone={paid ? 'success' : 'tertiary'} />
      <Heading level={3}>
        <span role="status">{paid ? words.success : words.closed}</span>
      </Heading>
      <Text tone="secondary">
        {paid ? (order.kind === 'coins' ? words.granted(order.coins) : words.planGranted) : words.closedNote}
      </Text>
    </Stack>
  );
}

function Footer({ goods, chosen, order, state, over, pending, ...on }: PayViewProps & { over: boolean }) {
  const amount = goods.find(({ id }) => id === chosen)?.amount;
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
