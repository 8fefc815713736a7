import { constants, prices, type Output, type enterprise, type orders } from '@tinystar/contract';
import {
  Button,
  Card,
  DescriptionList,
  Grid,
  Heading,
  Inline,
  PageHeader,
  Progress,
  Skeleton,
  SkeletonRegion,
  Stack,
  Tag,
  Text,
} from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { dayText } from '../shared/days.ts';
import { PlanCards } from './PlanCards.tsx';

export interface Center {
  rights: Output<typeof enterprise.rights>;
  plans: Output<typeof orders.plans>;
  trials: Output<typeof orders.trialPlans>;
}

export interface VipCenterViewProps {
  center: Remote<Center>;
  /** Of the person or the enterprise. */
  name: string;
  role: 'personal' | 'owner' | 'member';
  vip: boolean;
  /** Friends that came so far; for persons. */
  invited: number | undefined;
  rechargeHref: string | undefined;
  /** Where a person gets an enterprise to try, without paying. */
  trialHref: string;
  onBuy: (planId: string) => void;
  onInvite: () => void;
  onRetry: () => void;
}

const words = copy.vip;
const rules = words.rulesText;

/** Rights in use, a card for each plan, and the prices of acts (R-79, COIN-04, COIN-20, COIN-22). */
export function VipCenterView(props: VipCenterViewProps) {
  const { center, rechargeHref, role, vip, invited, onInvite, onRetry } = props;
  return (
    <Stack gap={8}>
      <PageHeader
        title={words.title}
        actions={rechargeHref ? <Button href={rechargeHref}>{copy.pay.title}</Button> : undefined}
      />
      <Stack gap={24}>
        {center.kind === 'loading' ? (
          <SkeletonRegion>
            <Stack gap={24}>
              <Skeleton shape="block" height={6} />
              <Skeleton shape="block" height={16} />
            </Stack>
          </SkeletonRegion>
        ) : center.kind === 'ready' ? (
          <Stack gap={24}>
            <Rights {...props} center={center.data} />
            <PlanCards {...props} center={center.data} />
          </Stack>
        ) : (
          <FailedResult title={words.failed} of={center} onRetry={onRetry} />
        )}
        <Grid least={22} gap={24}>
          <Stack as="section" gap={12}>
            <Heading level={2}>
              <span ref={center.kind === 'ready' ? scrollToRules : undefined}>{words.rules}</span>
            </Heading>
            <DescriptionList
              layout="spread"
              items={[
                { term: rules.answer, value: words.coins(prices.answer) },
                { term: rules.stopped, value: words.coins(prices.answer) },
                {
                  term: rules.own,
                  value: prices.ownPersonalAnswer ? words.coins(prices.ownPersonalAnswer) : words.free0,
                },
                {
                  term: rules.upload,
                  value: words.coins(prices.documentPages.coins),
                },
                { term: rules.generation, value: words.coins(prices.generation) },
                { term: rules.suggestion, value: words.coins(prices.suggestion) },
                { term: rules.regression, value: words.coins(prices.regression) },
                { term: rules.failed, value: words.notCharged },
                { term: rules.notFound, value: words.notCharged },
              ]}
            />
            <Text size="caption" tone="secondary">
              {words.list(prices.version, prices.since)}
            </Text>
          </Stack>
          {role === 'personal' ? (
            <Stack as="section" gap={12} align="start">
              <Inline>
                <Heading level={2}>{words.invite}</Heading>
                {vip ? <Tag tone="accent">{words.isVip}</Tag> : null}
              </Inline>
              <Text tone="secondary">{words.inviteText(constants.INVITE_VIP_THRESHOLD, prices.invitedFriend)}</Text>
              {vip || invited === undefined ? null : (
                <Progress label={words.invite} value={Math.min(1, invited / constants.INVITE_VIP_THRESHOLD)} />
              )}
              <Button onPress={onInvite}>{words.toInvite}</Button>
            </Stack>
          ) : null}
        </Grid>
      </Stack>
    </Stack>
  );
}

type WithCenter = Omit<VipCenterViewProps, 'center'> & { center: Center };

function Rights({ center: { rights }, name, role }: WithCenter) {
  const { plan, expiresAt, rights: rows } = rights;
  return (
    <Card as="section">
      <Stack gap={16}>
        <Inline wrap gap={12}>
          <Heading level={2}>{words.current(name)}</Heading>
          <Tag tone={plan === 'formal' ? 'accent' : 'warning'}>
            {role === 'personal' ? words.personal : words.plans[plan]}
          </Tag>
          <Text tone="secondary">{expiresAt === null ? words.forever : words.until(dayText(expiresAt))}</Text>
        </Inline>
        <Grid least={12} gap={32}>
          {rows.map(({ id, name: right, used, limit, vipLimit }) => (
            <Stack key={id} gap={4}>
              <Inline justify="between">
                <Text tone="secondary">{right}</Text>
                <Text numeric>
                  {copy.figure(used)} / {limit === null ? words.unlimited : copy.figure(limit)}
                </Text>
              </Inline>
              {limit === null ? null : <Progress label={right} value={Math.min(1, used / limit)} />}
              {vipLimit === undefined ? null : (
                <Text size="caption" tone="secondary">
                  {words.vipLimit(copy.figure(vipLimit))}
                </Text>
              )}
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}

/** The address may name the rules; the router changes it alone. Once what stands above them has its height. */
const scrollToRules = (heading: HTMLElement | null): void => {
  if (location.hash === '#rules') heading?.scrollIntoView({ block: 'start' });
};
