import type { Plan, Renewable } from '@tinystar/contract';
import { Button, Card, Grid, Heading, Inline, Skeleton, SkeletonRegion, Stack, Tag, Text } from '@tinystar/ui';
import { dayText } from '../shared/days.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { yuanText } from '../shared/money.ts';

export interface RenewalOffer {
  /** Those that one owns, stopped ones first. */
  enterprises: readonly Renewable[];
  plans: readonly Plan[];
  /** Whether a payment is configured at all. */
  payable: boolean;
}

export interface RenewalViewProps {
  offer: Remote<RenewalOffer>;
  /** Time against which a plan has ended or not, in ms. */
  now: number;
  /** The enterprise that is being gone to. */
  entering: string | undefined;
  onBuy: (tenantId: string, planId: string) => void;
  onEnter: (tenantId: string) => void;
  onRetry: () => void;
}

const words = copy.renewal;

/** Whether there is a plan that can be paid for, for one of the enterprises. */
export const isPayable = ({ enterprises, plans, payable }: RenewalOffer): boolean =>
  payable && plans.length > 0 && enterprises.some(({ planEndsAt }) => planEndsAt !== null);

/** The enterprises that one owns with the plans to go on by, whoever one is just now (IDENT-06, HOME-02, ENT-17). */
export function RenewalView({ offer, onRetry, ...acts }: RenewalViewProps) {
  if (offer.kind === 'loading')
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={12} />
      </SkeletonRegion>
    );
  if (offer.kind !== 'ready') return <FailedResult title={words.failed} of={offer} onRetry={onRetry} />;
  const { enterprises, ...goods } = offer.data;
  if (enterprises.length === 0) return <Text tone="secondary">{words.none}</Text>;
  return (
    <Stack as="ul" gap={16}>
      {enterprises.map((enterprise) => (
        <Card key={enterprise.id} as="li">
          <Enterprise of={enterprise} {...goods} {...acts} />
        </Card>
      ))}
    </Stack>
  );
}

type EnterpriseProps = Omit<RenewalOffer, 'enterprises'> &
  Omit<RenewalViewProps, 'offer' | 'onRetry'> & { of: Renewable };

function Enterprise({ of, plans, payable, now, entering, onBuy, onEnter }: EnterpriseProps) {
  const { id, planEndsAt } = of;
  const name = of.displayName || of.name;
  const stopped = of.status === 'stopped';
  const reason =
    planEndsAt === null ? (stopped ? words.byPlatform : words.endless) : payable ? undefined : words.closed;
  return (
    <Stack gap={16}>
      <Inline wrap gap={12}>
        <Heading level={3}>{name}</Heading>
        <Tag tone={stopped ? 'danger' : 'success'}>{stopped ? words.stopped : words.running}</Tag>
        {planEndsAt === null ? null : (
          <Text tone="secondary">{(planEndsAt <= now ? words.ended : words.until)(dayText(planEndsAt))}</Text>
        )}
      </Inline>
      {reason ? (
        <Text tone="secondary">{reason}</Text>
      ) : (
        <Grid as="ul" least={14}>
          {plans.map((plan) => (
            <Card key={plan.id} as="li">
              <Stack gap={12}>
                <Inline justify="between" wrap>
                  <Text weight="strong">{plan.name}</Text>
                  <Text tone="secondary">{copy.vip.days(plan.days)}</Text>
                </Inline>
                <Text size="title" weight="strong" numeric>
                  {yuanText(plan.price)}
                </Text>
                <Button
                  block
                  {...(stopped && { tone: 'accent', emphasis: 'solid' })}
                  aria-label={words.buyFor(plan.name, name)}
                  onPress={() => onBuy(id, plan.id)}
                >
                  {words.buy}
                </Button>
              </Stack>
            </Card>
          ))}
        </Grid>
      )}
      {stopped ? null : (
        <Inline>
          <Button pending={entering === id} onPress={() => onEnter(id)}>
            {words.enter}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
