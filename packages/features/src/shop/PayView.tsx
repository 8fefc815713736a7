import type { Fen, Order, PayableOrder } from '@tinystar/contract';
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
  Inline,
  InlineMessage,
  Link,
  RadioCards,
  Stack,
  Stepper,
  Text,
  type DescriptionItem,
} from '@tinystar/ui';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { yuanText } from '../shared/money.ts';
import { PayFooter } from './PayFooter.tsx';
import { Over, Unreachable } from './PayOutcome.tsx';
import * as css from './PayView.css.ts';

/** One thing that can be paid for: a package, a plan, or an order. */
export interface Goods {
  id: string;
  name: string;
  amount: Fen;
  /** What else is said of it, as a term with its value. */
  note?: DescriptionItem;
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
  /** Why the payment's page could not be had, in the buyer's words. */
  unreachable: string | undefined;
  onPay: () => void;
  onAgain: () => void;
  onCheck: () => void;
  onBack: () => void;
  onClose: () => void;
}

const words = copy.pay;
/** The payment's page may lead itself on and open its app, and leads our own page nowhere by itself. */
const rights =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
const steps = [
  { id: 'method', title: words.method },
  { id: 'go', title: words.go },
];

/** Paying in the specified steps: method and agreement, then Alipay's page in a frame or its app (D-01, D-02, D-15). */
export function PayView(props: PayViewProps) {
  const { open, title, order, state, unreachable, onClose } = props;
  const over = state !== undefined && state.status !== 'waitBuyerPay';
  const step = over ? undefined : order === undefined && unreachable === undefined ? 'method' : 'go';
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={<PayFooter {...props} over={over} />}>
      <Stack gap={20}>
        <Stepper label={words.steps} steps={steps} current={step} />
        {order !== undefined ? (
          over ? (
            <Over order={state} />
          ) : (
            <Go {...props} order={order} />
          )
        ) : unreachable !== undefined ? (
          <Unreachable text={unreachable} />
        ) : (
          <Method {...props} />
        )}
      </Stack>
    </Dialog>
  );
}

function Method({ goods, chosen, onChoose, to, agreed, onAgree, refused, phone }: PayViewProps) {
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
            ...(only.note ? [only.note] : []),
            { term: words.amount, value: yuanText(only.amount) },
          ]}
        />
      ) : null}
      <Field label={words.methods} group>
        <RadioCards
          options={[
            { value: 'alipay', label: words.alipay, description: phone ? words.alipayNoteOnPhone : words.alipayNote },
          ]}
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
      {phone ? null : (
        <Link href={order.alipayData} external>
          {words.apart}
        </Link>
      )}
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
        <Frame key={attempt} src={order.alipayData} title={words.frame} least={608} sandbox={rights} />
      </div>
      {aside}
    </div>
  );
}
