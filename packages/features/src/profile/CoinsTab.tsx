import type { CoinTask, LedgerEntry, Output, me } from '@tinystar/contract';
import {
  Button,
  Card,
  CopyButton,
  Empty,
  Heading,
  Inline,
  List,
  ListItem,
  Skeleton,
  SkeletonRegion,
  Stack,
  Statistic,
  Text,
} from '@tinystar/ui';
import type { ReactNode } from 'react';
import { minuteText } from '../shared/days.ts';
import { deltaText } from '../shared/deltaText.ts';
import { LedgerBar, ledgerCopy, LedgerRemark, type LedgerBarProps } from '../shared/ledger/index.ts';
import { PagedList } from '../shared/PagedList.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export interface CoinsTabProps {
  /** The person's own, also while he acts as an enterprise. */
  balance: number | undefined;
  /** Whether he acts as an enterprise now, whose coins are others. */
  inTenant: boolean;
  tasks: Remote<readonly CoinTask[]>;
  inviteCode: string | undefined;
  ledger: Remote<Output<typeof me.ledger>>;
  bar: LedgerBarProps;
  page: number;
  checkingIn: boolean;
  onCheckIn: () => void;
  onPage: (page: number) => void;
  onRetry: () => void;
}

const words = copy.coins;

/** Balance, ways to earn, and every movement of the own coins (ACCT-17, ACCT-18, COIN-16). */
export function CoinsTab(props: CoinsTabProps) {
  const { balance, inTenant } = props;
  return (
    <Stack gap={24}>
      <Card as="section" ground="accent" padding="lg">
        <Stack gap={8}>
          <Statistic label={words.balance} value={balance?.toLocaleString('zh-CN')} />
          {inTenant ? (
            <Text size="caption" tone="secondary">
              {words.personalOnly}
            </Text>
          ) : null}
        </Stack>
      </Card>
      <Tasks {...props} />
      <Stack as="section" gap={12}>
        <Heading level={2}>{words.ledger}</Heading>
        <Card padding="sm">
          <Stack gap={12}>
            <LedgerBar {...props.bar} />
            <Ledger {...props} />
          </Stack>
        </Card>
      </Stack>
    </Stack>
  );
}

function Tasks({ tasks, inviteCode, checkingIn, onCheckIn }: CoinsTabProps) {
  if (tasks.kind === 'loading')
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={10} />
      </SkeletonRegion>
    );
  // Ways to earn are an extra: without them the page is whole.
  if (tasks.kind !== 'ready') return null;
  const actions: Record<CoinTask['id'], (task: CoinTask) => ReactNode> = {
    checkIn: ({ done }) => (
      <Button tone="accent" emphasis="solid" disabled={done} pending={checkingIn} onPress={onCheckIn}>
        {done ? words.checkedIn : words.checkIn}
      </Button>
    ),
    invite: () => (inviteCode ? <CopyButton text={inviteCode} label={words.toInvite} look="words" /> : null),
  };
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{words.tasks}</Heading>
      <Card padding="sm">
        <List label={words.tasks}>
          {tasks.data.map((task) => (
            <ListItem
              key={task.id}
              title={
                <Inline as="span">
                  {task.name}
                  <Text tone="accent" weight="strong" numeric>
                    {words.reward(task.reward)}
                  </Text>
                </Inline>
              }
              note={words.taskNotes[task.id]}
              end={actions[task.id](task)}
            />
          ))}
        </List>
      </Card>
    </Stack>
  );
}

function Ledger({ ledger, bar, page, onPage, onRetry }: CoinsTabProps) {
  const { emptyFiltered } = ledgerCopy;
  const isFiltered = bar.filter.direction !== 'all' || bar.filter.range !== null;
  return (
    <PagedList
      list={ledger}
      label={words.ledger}
      failed={copy.failed}
      empty={
        isFiltered ? (
          <Empty kind="noMatch" title={emptyFiltered.title}>
            {emptyFiltered.text}
          </Empty>
        ) : (
          <Empty kind="waiting" title={words.empty}>
            {words.emptyHint}
          </Empty>
        )
      }
      page={page}
      onPage={onPage}
      onRetry={onRetry}
      rowHeight={3}
    >
      {(entry) => <Line key={entry.id} entry={entry} />}
    </PagedList>
  );
}

function Line({ entry }: { entry: LedgerEntry }) {
  const gained = entry.delta > 0;
  return (
    <ListItem
      title={<LedgerRemark entry={entry} of="personal" />}
      note={minuteText(entry.time)}
      end={
        <Stack gap={0} align="end">
          <Text numeric weight="strong" {...(gained ? { tone: 'success' } : {})}>
            {deltaText(entry.delta)}
          </Text>
          <Text size="caption" tone="secondary" numeric>
            {words.balanceAfter(entry.balance)}
          </Text>
        </Stack>
      }
    />
  );
}
