import { constants, prices, type Output, type Plan, type enterprise, type orders } from '@tinystar/contract';
import {
  Banner,
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
  Table,
  Tag,
  Text,
  type TableColumn,
} from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { dayText } from '../shared/days.ts';
import { yuanText } from './money.ts';

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

/** Rights in use, the plans beside each other, and the prices of acts (R-79, COIN-04, COIN-20, COIN-22). */
export function VipCenterView(props: VipCenterViewProps) {
  const { center, rechargeHref, role, vip, invited, onInvite, onRetry } = props;
  return (
    <Stack gap={24}>
      <PageHeader
        title={words.title}
        actions={rechargeHref ? <Button href={rechargeHref}>{copy.pay.title}</Button> : undefined}
      />
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
          <Plans {...props} center={center.data} />
        </Stack>
      ) : (
        <FailedResult title={words.failed} of={center} onRetry={onRetry} />
      )}
      <Grid least={22} gap={24}>
        <Stack as="section" gap={12}>
          <Heading level={2}>{words.rules}</Heading>
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
              { term: rules.failed, value: words.notCharged },
            ]}
          />
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
        <Grid least={12}>
          {rows.map(({ id, name: right, used, limit }) => (
            <Stack key={id} gap={4}>
              <Inline justify="between">
                <Text tone="secondary">{right}</Text>
                <Text numeric>
                  {copy.figure(used)} / {limit === null ? words.unlimited : copy.figure(limit)}
                </Text>
              </Inline>
              {limit === null ? null : <Progress size="sm" label={right} value={Math.min(1, used / limit)} />}
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}

interface Line {
  id: string;
  title: string;
  of: (plan: Plan) => string;
}

function Plans({ center: { rights, plans, trials }, role, trialHref, onBuy }: WithCenter) {
  const endless = role !== 'personal' && rights.plan === 'formal' && rights.expiresAt === null;
  const all = [...trials.rows, ...plans.rows];
  const [first] = all;
  const lines: Line[] = [
    { id: 'price', title: words.price, of: ({ price }) => (price === 0 ? words.free0 : yuanText(price)) },
    { id: 'days', title: words.duration, of: ({ days }) => words.days(days) },
    ...(first?.rights.map(({ id, name }): Line => ({
      id,
      title: name,
      of: ({ rights: of }) => {
        const limit = of.find((right) => right.id === id)?.limit;
        return limit === null || limit === undefined ? words.unlimited : words.limit(limit);
      },
    })) ?? []),
    { id: 'answer', title: words.answer, of: () => words.coins(prices.answer) },
    { id: 'ended', title: words.ended, of: () => words.endedText },
  ];
  // What every plan brings is said once, below what tells them apart.
  const tellsApart = ({ of }: Line) => all.length < 2 || new Set(all.map(of)).size > 1;
  const alike = lines.filter((line) => !tellsApart(line));
  const columns: TableColumn<Line>[] = [
    { id: 'right', title: words.right, width: 9, cell: ({ title }) => <Text tone="secondary">{title}</Text> },
    ...all.map((plan): TableColumn<Line> => ({ id: plan.id, title: plan.name, width: 12, cell: ({ of }) => of(plan) })),
  ];
  const reason =
    role === 'personal'
      ? words.needsEnterprise
      : role === 'member'
        ? words.askOwner
        : endless
          ? words.endless
          : undefined;
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{words.compare}</Heading>
      <Table
        caption={words.compare}
        columns={columns}
        rows={lines.filter(tellsApart)}
        rowId={({ id }) => id}
        narrow="scroll"
        sticky="first"
        empty={null}
      />
      {first && alike.length > 0 ? (
        <>
          <Heading level={3}>{words.alike}</Heading>
          <DescriptionList items={alike.map(({ title, of }) => ({ term: title, value: of(first) }))} />
        </>
      ) : null}
      {plans.payable && !reason ? null : (
        <Banner>{reason ?? `${copy.recharge.notConfigured.title}，${copy.recharge.notConfigured.text}`}</Banner>
      )}
      {role === 'personal' ? (
        <Inline>
          <Button tone="accent" emphasis="solid" href={trialHref}>
            {words.toTrial}
          </Button>
        </Inline>
      ) : null}
      {plans.payable && !reason ? (
        <Inline wrap gap={12}>
          {plans.rows.map(({ id, name, price }) => (
            <Button key={id} onPress={() => onBuy(id)}>
              {`${words.buy(name)} ${yuanText(price)}`}
            </Button>
          ))}
        </Inline>
      ) : null}
    </Stack>
  );
}
