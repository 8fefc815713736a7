import { planFeatures, prices, type Plan } from '@tinystar/contract';
import { Banner, Button, Heading, Icon, Stack, Text } from '@tinystar/ui';
import { Check } from '@tinystar/ui/icons';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { lateCopy } from '../shared/lateCopy.ts';
import { copy } from './copy.ts';
import { yuanText } from '../shared/money.ts';
import type { Center, VipCenterViewProps } from './VipCenterView.tsx';
import * as css from './VipCenterView.css.ts';

const words = copy.vip;

const limitOf = (plan: Plan, right: string): string => {
  const limit = plan.rights.find(({ id }) => id === right)?.limit;
  return limit === null || limit === undefined ? words.unlimited : words.limit(limit);
};

const included = (
  <span className={css.included}>
    <Icon of={Check} size="sm" />
    {words.included}
  </span>
);

interface Line {
  id: string;
  title: string;
  of: (plan: Plan) => ReactNode;
}

/** What a plan brings besides its time. */
const linesOf = (first: Plan): Line[] => [
  ...first.rights.map(({ id, name }) => ({ id, title: name, of: (plan: Plan) => limitOf(plan, id) })),
  ...planFeatures.map((id) => ({
    id,
    title: lateCopy.upgrade.features[id],
    // Said in words: what is left out must not be looked for.
    of: ({ features }: Plan) => (features.includes(id) ? included : <Text tone="secondary">{words.notIncluded}</Text>),
  })),
  { id: 'answer', title: words.answer, of: () => words.coins(prices.answer) },
];

const whyNot = (role: VipCenterViewProps['role'], endless: boolean, isStopped: boolean): string | undefined => {
  if (role === 'personal') return words.needsEnterprise;
  if (role === 'member') return words.askOwner;
  return endless ? (isStopped ? copy.renewal.byPlatform : words.endless) : undefined;
};

type PlanTableProps = Pick<VipCenterViewProps, 'role' | 'isStopped' | 'trialHref' | 'onBuy'> & { center: Center };

/** The plans side by side, line by line; the own one on its ground (UI-29). */
export function PlanTable({ center: { rights, plans, trials }, role, isStopped, trialHref, onBuy }: PlanTableProps) {
  const all = [...trials.rows, ...plans.rows];
  const [first] = all;
  const hasFormal = role !== 'personal' && rights.plan === 'formal';
  const reason = whyNot(role, hasFormal && rights.expiresAt === null, isStopped);
  const canBuy = plans.payable && !reason;
  const isOwn = ({ price }: Plan) => role !== 'personal' && rights.plan === 'trial' && price === 0;
  const columnOf = (plan: Plan) => css.column[isOwn(plan) ? 'own' : 'other'];
  const actOf = (plan: Plan) => {
    if (isOwn(plan))
      return (
        <Text tone="success" weight="strong">
          <span className={css.included}>
            <Icon of={Check} size="sm" />
            {words.currentPlan}
          </span>
        </Text>
      );
    if (plan.price === 0)
      return role === 'personal' ? (
        <Button size="sm" tone="accent" emphasis="solid" aria-label={words.toTrial} href={trialHref}>
          {words.toTrialShort}
        </Button>
      ) : null;
    if (!canBuy) return null;
    const name = (hasFormal ? words.renew : words.buy)(plan.name);
    return (
      <Button size="sm" aria-label={`${name} ${yuanText(plan.price)}`} onPress={() => onBuy(plan.id)}>
        {hasFormal ? words.renewThis : words.buyThis}
      </Button>
    );
  };
  return (
    <Stack as="section" gap={12}>
      {canBuy ? null : (
        <Banner>{reason ?? `${copy.recharge.notConfigured.title}，${copy.recharge.notConfigured.text}`}</Banner>
      )}
      {first ? (
        // What is wider than a phone is moved by the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <div className={css.scroller} tabIndex={0} role="region" aria-label={words.compare}>
          <table className={css.plans} style={assignInlineVars({ [css.count]: String(all.length) })}>
            <thead>
              <tr>
                <td className={css.names}>
                  <Heading level={2}>{words.compare}</Heading>
                  <Text size="caption" tone="secondary">
                    {words.compareNote}
                  </Text>
                </td>
                {all.map((plan) => (
                  <th key={plan.id} scope="col" className={`${css.head} ${columnOf(plan)}`}>
                    <Stack gap={4} align="start">
                      <Text size="label">{plan.name}</Text>
                      <Text size="lead" weight="strong" numeric>
                        {plan.price === 0 ? words.free0 : yuanText(plan.price)}
                      </Text>
                      <Text size="caption" tone="secondary">
                        {words.days(plan.days)}
                      </Text>
                      {actOf(plan)}
                    </Stack>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {linesOf(first).map(({ id, title, of }) => (
                <tr key={id}>
                  <th scope="row">
                    <Text tone="secondary">{title}</Text>
                  </th>
                  {all.map((plan) => (
                    <td key={plan.id} className={columnOf(plan)}>
                      <Text numeric>{of(plan)}</Text>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <Text size="caption" tone="secondary">
        {words.endedText}
      </Text>
    </Stack>
  );
}
