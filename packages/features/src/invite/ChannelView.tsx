import {
  Avatar,
  Button,
  Card,
  DateRangePicker,
  Grid,
  PageHeader,
  Stack,
  Statistic,
  StatisticGroup,
  type DayRange,
} from '@tinystar/ui';
import { BarChart, DonutChart, LineChart, RankList } from '@tinystar/ui/charts';
import { UserPlus } from '@tinystar/ui/icons';
import type { PromotionRank } from '@tinystar/contract';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import * as css from './ChannelView.css.ts';
import { copy } from './copy.ts';
import { shortDay } from '../shared/days.ts';
import type { RangeFigures, Summary } from './promotion.ts';

export interface ChannelViewProps {
  summary: Remote<Summary>;
  figures: Remote<RangeFigures>;
  range: DayRange;
  onRange: (range: DayRange) => void;
  onInvite: () => void;
  onRetry: () => void;
}

const words = copy.center;
const figure = (value: number | undefined) => value?.toLocaleString('zh-CN');

/** What became of the people a promotion user has invited (R-24, INV-06, INV-07). */
export function ChannelView({ summary, figures, range, onRange, onInvite, onRetry }: ChannelViewProps) {
  const failed = [summary, figures].find(({ kind }) => kind === 'failed' || kind === 'missing');
  const total = summary.kind === 'ready' ? summary.data : undefined;
  const data = figures.kind === 'ready' ? figures.data : undefined;
  return (
    <Stack gap={24}>
      <PageHeader
        title={words.title}
        actions={
          <Button tone="accent" emphasis="solid" icon={UserPlus} onPress={onInvite}>
            {words.invite}
          </Button>
        }
      />
      {failed ? (
        <FailedResult title={words.failed} of={failed} onRetry={onRetry} />
      ) : (
        <>
          <StatisticGroup>
            <Statistic label={words.promotees} value={figure(total?.promoteeCount)} />
            <Statistic label={words.active} value={figure(total?.activeCount)} />
            <Statistic label={words.vip} value={figure(total?.vipCount)} />
            <Statistic label={words.today} value={figure(total?.usage.at(-1)?.usageCount)} unit={words.times} />
          </StatisticGroup>
          <Card as="section">
            <LineChart
              title={words.usage}
              labels={total?.usage.map(({ dateKey }) => shortDay(dateKey)) ?? []}
              series={
                total && [
                  { id: 'uses', name: words.uses, values: total.usage.map(({ usageCount }) => usageCount) },
                  { id: 'users', name: words.users, values: total.usage.map(({ userCount }) => userCount) },
                ]
              }
            />
          </Card>
          <div className={css.range}>
            <DateRangePicker
              label={words.range}
              value={range}
              onChange={(value) => (value ? onRange(value) : undefined)}
            />
          </div>
          <Card as="section">
            <BarChart
              title={words.deltas}
              labels={data?.deltas.map(({ dateKey }) => shortDay(dateKey)) ?? []}
              series={data && [{ id: 'new', name: words.newUsers, values: data.deltas.map(({ count }) => count) }]}
            />
          </Card>
          <Grid least={22}>
            <Card as="section">
              <DonutChart
                title={words.services}
                unit={words.times}
                items={data?.services.map(({ service, count }) => ({
                  id: service,
                  name: words.service[service],
                  value: count,
                }))}
              />
            </Card>
            <Ranking title={words.userTop5} rows={data?.users} />
            <Ranking title={words.kbBotTop5} rows={data?.assistants} />
          </Grid>
        </>
      )}
    </Stack>
  );
}

function Ranking({ title, rows }: { title: string; rows: readonly PromotionRank[] | undefined }) {
  return (
    <Card as="section">
      <RankList
        title={title}
        unit={words.times}
        items={rows?.map(({ id, name, avatar, count }) => ({
          id,
          name,
          value: count,
          lead: <Avatar name={name} id={id} source={avatar} size="xs" decorative />,
        }))}
      />
    </Card>
  );
}
