import type { ApplicationState, ClosingState, TenantInfo } from '@tinystar/contract';
import {
  Button,
  Card,
  Heading,
  Inline,
  PageHeader,
  Skeleton,
  SkeletonRegion,
  Stack,
  Statistic,
  Tag,
  Text,
} from '@tinystar/ui';
import { Coins } from '@tinystar/ui/icons';
import type { ReactNode } from 'react';
import { closingCopy } from '../shared/closing/index.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import { fullDay } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { EnterpriseForm, type EnterpriseFormProps } from './EnterpriseForm.tsx';
import * as css from './EnterpriseInfoView.css.ts';
import { LedgerTable, type LedgerTableProps } from './LedgerTable.tsx';
import { RightsList, type RightsListProps } from './RightsList.tsx';

export interface EnterpriseInfoViewProps {
  tenant: Remote<TenantInfo>;
  /** Of the enterprise once it is there. */
  form: EnterpriseFormProps;
  rights: RightsListProps;
  /** Undefined while it loads. */
  balance: number | undefined;
  ledger: LedgerTableProps;
  /** How far the owner's latest application for coins has come. */
  applied?: ApplicationState | undefined;
  /** Left out for whoever cannot top up. */
  /** Coins are bought here, not applied for. */
  buys?: boolean;
  onRecharge?: (() => void) | undefined;
  /** Left out for everybody but the owner. */
  onHandOver?: (() => void) | undefined;
  /** Whether it will be deleted; left out for everybody but the owner. */
  closing?: ClosingState | undefined;
  onClose?: (() => void) | undefined;
  onRetry: () => void;
}

const words = copy.info;

/** Name and picture, plan and rights, balance and ledger of the enterprise. */
export function EnterpriseInfoView({
  tenant,
  form,
  rights,
  balance,
  ledger,
  applied,
  buys = false,
  onRecharge,
  onHandOver,
  closing,
  onClose,
  onRetry,
}: EnterpriseInfoViewProps) {
  if (tenant.kind === 'loading') {
    return (
      <SkeletonRegion>
        <Stack gap={24}>
          <Skeleton width={8} height={2} shape="block" />
          <Skeleton height={14} shape="block" />
          <Skeleton height={10} shape="block" />
        </Stack>
      </SkeletonRegion>
    );
  }
  if (tenant.kind !== 'ready') {
    return <FailedResult title={words.failed} of={tenant} onRetry={onRetry} />;
  }
  const stopped = tenant.data.status === 'stopped';
  return (
    <Stack gap={24}>
      <PageHeader title={words.title} mark={stopped ? <Tag tone="danger">{words.stopped}</Tag> : null} />
      <div className={css.columns}>
        <Section title={words.basic}>
          <EnterpriseForm {...form} />
        </Section>
        <Section title={words.rights}>
          <RightsList {...rights} />
        </Section>
      </div>
      <Section title={words.ledger}>
        <Inline justify="between" align="end" wrap>
          <Stack gap={4}>
            <Statistic label={words.balance} value={balance?.toLocaleString('zh-CN')} />
            {applied ? (
              <Text size="caption" tone="secondary">
                {words.applied(words.states[applied])}
              </Text>
            ) : null}
          </Stack>
          {onRecharge ? (
            <Button tone="accent" emphasis="soft" icon={Coins} onPress={onRecharge}>
              {buys ? words.buy : words.recharge}
            </Button>
          ) : null}
        </Inline>
        <LedgerTable {...ledger} />
      </Section>
      {onHandOver ? (
        <Section title={copy.handOver.title}>
          <Inline justify="between" wrap>
            <Text tone="secondary">{copy.handOver.text}</Text>
            <Button tone="danger" onPress={onHandOver}>
              {copy.handOver.action}
            </Button>
          </Inline>
        </Section>
      ) : null}
      {closing ? (
        <Section title={closingCopy.title.enterprise}>
          <Inline justify="between" wrap>
            <Text tone="secondary">
              {closing.closesAt === null ? closingCopy.note.enterprise : closingCopy.planned(fullDay(closing.closesAt))}
            </Text>
            <Button tone={closing.closesAt === null ? 'danger' : 'neutral'} onPress={onClose}>
              {closing.closesAt === null ? closingCopy.action.enterprise : closingCopy.look}
            </Button>
          </Inline>
        </Section>
      ) : null}
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="lg">
      <Stack gap={20}>
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
