import { constants, prices, type Output, type enterprise, type orders } from '@tinystar/contract';
import {
  Banner,
  Button,
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
import { lateCopy } from '../shared/lateCopy.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { PlanTable } from './PlanTable.tsx';
import { RightsStrip } from './RightsStrip.tsx';
import * as css from './VipCenterView.css.ts';

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
  /** Names of the enterprises of this person whose plans have ended. */
  stopped: readonly string[];
  /** Whether the enterprise that is shown is one of them. */
  isStopped: boolean;
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

/** What coins are taken for, and how many (COIN-20). */
const acts: readonly (readonly [string, string])[] = [
  [rules.answer, words.coins(prices.answer)],
  [rules.stopped, words.coins(prices.answer)],
  [rules.own, prices.ownPersonalAnswer ? words.coins(prices.ownPersonalAnswer) : words.free0],
  [rules.upload, words.coins(prices.documentPages.coins)],
  [rules.generation, words.coins(prices.generation)],
  [rules.suggestion, words.coins(prices.suggestion)],
  [rules.regression, words.coins(prices.regression)],
  [rules.failed, words.notCharged],
  [rules.notFound, words.notCharged],
];

/** Rights in use, the plans side by side, and the prices of acts (R-79, COIN-04, COIN-20, COIN-22). */
export function VipCenterView(props: VipCenterViewProps) {
  const { center, rechargeHref, role, stopped, vip, invited, onInvite, onRetry } = props;
  return (
    <Stack gap={8}>
      <PageHeader
        title={words.title}
        actions={rechargeHref ? <Button href={rechargeHref}>{copy.pay.title}</Button> : undefined}
      />
      <Stack gap={24}>
        {stopped.length > 0 ? (
          <Banner
            tone="warning"
            action={
              <Button size="sm" href="/solution?reNew=true">
                {lateCopy.renew}
              </Button>
            }
          >
            {words.stopped(stopped.join('、'))}
          </Banner>
        ) : null}
        {center.kind === 'loading' ? (
          <SkeletonRegion>
            <Stack gap={24}>
              <Skeleton shape="block" height={6} />
              <Skeleton shape="block" height={16} />
            </Stack>
          </SkeletonRegion>
        ) : center.kind === 'ready' ? (
          <Stack gap={24}>
            <RightsStrip {...props} rights={center.data.rights} />
            <PlanTable {...props} center={center.data} />
          </Stack>
        ) : (
          <FailedResult title={words.failed} of={center} onRetry={onRetry} />
        )}
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
        <Stack as="section" gap={12}>
          <Heading level={2}>
            <span ref={center.kind === 'ready' ? scrollToRules : undefined}>{words.rules}</span>
          </Heading>
          <dl className={css.rules}>
            {acts.map(([act, price]) => (
              <div key={act} className={css.rule}>
                <Text as="dt" tone="secondary">
                  {act}
                </Text>
                <Text as="dd" numeric>
                  {price}
                </Text>
              </div>
            ))}
          </dl>
          <Text size="caption" tone="secondary">
            {words.list(prices.version, prices.since)}
          </Text>
        </Stack>
      </Stack>
    </Stack>
  );
}

/** The address may name the rules; the router changes it alone. Once what stands above them has its height. */
const scrollToRules = (heading: HTMLElement | null): void => {
  if (location.hash === '#rules') heading?.scrollIntoView({ block: 'start' });
};
