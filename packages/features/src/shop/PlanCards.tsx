import { prices, type Plan } from '@tinystar/contract';
import { Banner, Button, Card, DescriptionList, Grid, Heading, Stack, Text } from '@tinystar/ui';
import { lateCopy } from '../shared/lateCopy.ts';
import { copy } from './copy.ts';
import { yuanText } from './money.ts';
import type { Center, VipCenterViewProps } from './VipCenterView.tsx';

const words = copy.vip;

interface Line {
  id: string;
  title: string;
  of: (plan: Plan) => string;
}

/** What plans may differ in besides price and time. */
const linesOf = (first: Plan | undefined): Line[] => [
  ...(first?.rights.map(({ id, name }): Line => ({
    id,
    title: name,
    of: ({ rights: of }) => {
      const limit = of.find((right) => right.id === id)?.limit;
      return limit === null || limit === undefined ? words.unlimited : words.limit(limit);
    },
  })) ?? []),
  {
    id: 'features',
    title: words.features,
    of: ({ features }) => features.map((id) => lateCopy.upgrade.features[id]).join('、'),
  },
  { id: 'answer', title: words.answer, of: () => words.coins(prices.answer) },
  { id: 'ended', title: words.ended, of: () => words.endedText },
];

type PlanCardsProps = Pick<VipCenterViewProps, 'role' | 'trialHref' | 'onBuy'> & { center: Center };

/** The plans as cards with what tells them apart; what every plan brings is said once, below them (UI-29). */
export function PlanCards({ center: { rights, plans, trials }, role, trialHref, onBuy }: PlanCardsProps) {
  const endless = role !== 'personal' && rights.plan === 'formal' && rights.expiresAt === null;
  const all = [...trials.rows, ...plans.rows];
  const [first] = all;
  const lines = linesOf(first);
  const tellsApart = ({ of }: Line) => all.length < 2 || new Set(all.map(of)).size > 1;
  const apart = lines.filter(tellsApart);
  const alike = lines.filter((line) => !tellsApart(line));
  const reason =
    role === 'personal'
      ? words.needsEnterprise
      : role === 'member'
        ? words.askOwner
        : endless
          ? words.endless
          : undefined;
  const canBuy = plans.payable && !reason;
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{words.compare}</Heading>
      {canBuy ? null : (
        <Banner>{reason ?? `${copy.recharge.notConfigured.title}，${copy.recharge.notConfigured.text}`}</Banner>
      )}
      <Grid as="ul" least={14}>
        {all.map((plan) => (
          <Card key={plan.id} as="li">
            <Stack gap={12}>
              <Heading level={3}>{plan.name}</Heading>
              <Stack gap={2}>
                <Text size="title" weight="strong" numeric>
                  {plan.price === 0 ? words.free0 : yuanText(plan.price)}
                </Text>
                <Text tone="secondary">{words.days(plan.days)}</Text>
              </Stack>
              {apart.length > 0 ? (
                <DescriptionList items={apart.map(({ title, of }) => ({ term: title, value: of(plan) }))} />
              ) : null}
              {plan.price === 0 ? (
                role === 'personal' ? (
                  <Button block tone="accent" emphasis="solid" href={trialHref}>
                    {words.toTrial}
                  </Button>
                ) : null
              ) : canBuy ? (
                <Button
                  block
                  aria-label={`${words.buy(plan.name)} ${yuanText(plan.price)}`}
                  onPress={() => onBuy(plan.id)}
                >
                  {words.buyThis}
                </Button>
              ) : null}
            </Stack>
          </Card>
        ))}
      </Grid>
      {first && alike.length > 0 ? (
        <>
          <Heading level={3}>{words.alike}</Heading>
          <DescriptionList items={alike.map(({ title, of }) => ({ term: title, value: of(first) }))} />
        </>
      ) : null}
    </Stack>
  );
}
