import type { orders, Output } from '@tinystar/contract';
import {
  Banner,
  Button,
  Card,
  Empty,
  Grid,
  Heading,
  Inline,
  Link,
  Skeleton,
  SkeletonRegion,
  Stack,
  Statistic,
  Text,
} from '@tinystar/ui';
import { FailedMessage } from '../shared/FailedMessage.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { yuanText } from '../shared/money.ts';

export interface RechargeViewProps {
  ofTenant: boolean;
  /** False for admins and members of an enterprise. */
  mayPay: boolean;
  balance: number | undefined;
  packs: Remote<Output<typeof orders.packs>>;
  /** Orders that wait to be paid. */
  unpaid: number;
  /** Where it is written what coins are taken for. */
  rulesHref: string;
  /** Where an enterprise asks for coins while nothing can be paid here. */
  applyHref?: string | undefined;
  onBuy: (productId: string) => void;
  onUnpaid: () => void;
  onRetry: () => void;
}

const words = copy.recharge;

/** Balance and packages of coins (R-23, COIN-03). */
export function RechargeView(props: RechargeViewProps) {
  const { ofTenant, mayPay, balance, unpaid, rulesHref, onUnpaid } = props;
  if (!mayPay)
    return (
      <Empty kind="denied" title={words.ownerOnly.title}>
        {words.ownerOnly.text}
      </Empty>
    );
  return (
    <Stack gap={24}>
      <Card as="section" ground="accent" padding="lg">
        <Statistic
          label={words.balance[ofTenant ? 'tenant' : 'personal']}
          value={balance === undefined ? undefined : copy.figure(balance)}
        />
      </Card>
      {unpaid > 0 ? (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onPress={onUnpaid}>
              {words.look}
            </Button>
          }
        >
          {words.unpaid(unpaid)}
        </Banner>
      ) : null}
      <Stack as="section" gap={12}>
        <Inline justify="between" wrap>
          <Heading level={2}>{words.packs}</Heading>
          <Link href={rulesHref}>{words.rules}</Link>
        </Inline>
        <Packs {...props} />
      </Stack>
    </Stack>
  );
}

function Packs({ packs, applyHref, onBuy, onRetry }: RechargeViewProps) {
  if (packs.kind === 'loading') {
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={9} />
      </SkeletonRegion>
    );
  }
  if (packs.kind !== 'ready') return <FailedMessage of={packs} otherwise={words.failed} onRetry={onRetry} />;
  const { rows, payable } = packs.data;
  if (rows.length === 0)
    return (
      <Empty kind="waiting" title={words.noPacks.title}>
        {words.noPacks.text}
      </Empty>
    );
  return (
    <Stack gap={12}>
      {payable ? null : (
        <Banner
          tone="info"
          title={words.notConfigured.title}
          action={
            applyHref === undefined ? undefined : (
              <Button size="sm" href={applyHref}>
                {words.apply}
              </Button>
            )
          }
        >
          {words.notConfigured.text}
        </Banner>
      )}
      <Grid as="ul" least={11}>
        {rows.map(({ id, name, count, price }) => (
          <Card key={id} as="li">
            <Stack gap={12}>
              <Statistic label={copy.coin} value={copy.figure(count)} />
              <Text numeric weight="strong">
                {yuanText(price)}
              </Text>
              <Button block disabled={!payable} aria-label={words.choose(name)} onPress={() => onBuy(id)}>
                {words.buy}
              </Button>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Text size="caption" tone="secondary">
        {words.note}
      </Text>
    </Stack>
  );
}
