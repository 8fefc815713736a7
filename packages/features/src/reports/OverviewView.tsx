import type { Output, reports } from '@tinystar/contract';
import { Button, Empty, Divider, Grid, Inline, Link, Stack, Text, type DayRange } from '@tinystar/ui';
import { ChinaMap, LineChart, RankList } from '@tinystar/ui/charts';
import { Download } from '@tinystar/ui/icons';
import { dayOfKey, shortDay } from '../shared/days.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { saveFile } from '../shared/saveFile.ts';
import { saveChart } from '../shared/saveChart.ts';
import { rangeBefore, type ConversationHref } from './address.ts';
import { copy } from './copy.ts';
import { RangeField } from './RangeField.tsx';
import { csvOf } from '../shared/csv.ts';
import { weekendsOf } from './weekendsOf.ts';
import { FigureRow, type FigureId } from './FigureRow.tsx';

export interface Overview extends Output<typeof reports.statistics> {
  sources: Output<typeof reports.bySource>['rows'];
  provinces: Output<typeof reports.byProvince>['rows'];
}

export interface OverviewViewProps {
  overview: Remote<Overview>;
  range: DayRange;
  onRange: (range: DayRange) => void;
  onRetry: () => void;
  hrefOf: ConversationHref;
  usersHref: string;
}

const words = copy.overview;
const figure = (value: number) => value.toLocaleString('zh-CN');

/** Days as a spreadsheet reads them. */
function saveDays({ days }: Overview, { from, to }: DayRange): void {
  const ids = ['questions', 'users', 'sourced', 'opened', 'unanswered', 'up', 'down'] as const;
  const rows = days.map((day) => [dayOfKey(day.dateKey), ...ids.map((id) => day[id])]);
  saveFile(csvOf([[words.date, ...ids.map((id) => copy.figures[id])], ...rows]), words.file(from, to));
}

/** Which part of the questions was answered, and of how many answers with sources somebody looked at one; by day. */
const sharesOf = (days: Overview['days']) => {
  const share = (part: number, whole: number) => (whole > 0 ? Math.round((1_000 * part) / whole) / 10 : null);
  return [
    {
      id: 'answered',
      name: words.answered,
      values: days.map(({ questions, unanswered }) => share(questions - unanswered, questions)),
    },
    { id: 'opened', name: words.opened, values: days.map(({ opened, sourced }) => share(opened, sourced)) },
  ];
};

/** What an assistant was asked: figures, days, sources and provinces, each leading to its conversations. */
export function OverviewView({ overview, range, onRange, onRetry, hrefOf, usersHref }: OverviewViewProps) {
  const data = overview.kind === 'ready' ? overview.data : undefined;
  const figureHref = (id: FigureId): string | undefined => {
    if (id === 'users') return usersHref;
    if (id === 'sourced') return hrefOf({ range, sourced: true });
    if (id === 'unanswered') return hrefOf({ range, outcome: 'unanswered' });
    return hrefOf({ range, ...(id === 'questions' ? {} : { thumb: id }) });
  };
  const series = data && [
    { id: 'now', name: copy.current, values: data.days.map(({ questions }) => questions) },
    { id: 'before', name: copy.before, reference: true, values: data.daysBefore.map(({ questions }) => questions) },
  ];
  const labels = data?.days.map(({ dateKey }) => shortDay(dateKey)) ?? [];
  const shaded = weekendsOf(data?.days ?? []);
  return (
    <Stack gap={24}>
      <Inline justify="between" wrap>
        <RangeField range={range} onRange={onRange} />
        <Button icon={Download} disabled={!data} onPress={() => (data ? saveDays(data, range) : undefined)}>
          {copy.csv}
        </Button>
      </Inline>
      {overview.kind === 'failed' || overview.kind === 'missing' ? (
        <FailedResult title={words.failed} of={overview} onRetry={onRetry} />
      ) : data && data.total.questions === 0 && data.before.questions === 0 ? (
        <Empty kind="waiting" title={words.empty.title}>
          {words.empty.text}
        </Empty>
      ) : (
        <>
          <FigureRow total={data?.total} before={data?.before} hrefOf={figureHref} />
          <LineChart
            title={words.daily}
            unit={copy.units.times}
            onDownload={saveChart}
            labels={labels}
            series={series}
            shaded={shaded}
          />
          <Divider />
          <Stack gap={12}>
            <LineChart
              title={words.shares}
              unit="%"
              onDownload={saveChart}
              labels={labels}
              series={data && sharesOf(data.days)}
              shaded={shaded}
            />
            {data ? (
              <Text size="caption">
                <Link href={hrefOf({ range, opened: true })}>{words.openedAnswers(figure(data.total.opened))}</Link>
              </Text>
            ) : null}
          </Stack>
          <Divider />
          <Grid least={30} gap={40}>
            <Sources sources={data?.sources} range={range} hrefOf={hrefOf} />
            <ChinaMap
              title={words.byProvince}
              onDownload={saveChart}
              unit={copy.units.times}
              items={data?.provinces.map(({ province, count }) => ({
                name: province || words.noProvince,
                value: count,
                href: hrefOf({ range, province }),
              }))}
            />
          </Grid>
        </>
      )}
    </Stack>
  );
}

interface SourcesProps extends Pick<OverviewViewProps, 'range' | 'hrefOf'> {
  sources: Overview['sources'] | undefined;
}

/** Where questions came from, each with its share and what came from there in the span before. */
function Sources({ sources, range, hrefOf }: SourcesProps) {
  const all = sources?.reduce((sum, { count }) => sum + count, 0) || 1;
  return (
    <RankList
      title={words.bySource}
      unit={copy.units.times}
      labelName={words.source}
      onDownload={saveChart}
      places={sources?.length ?? 5}
      numbered={false}
      reference={copy.before}
      empty={<Empty kind="waiting" title={words.empty.title} />}
      items={sources?.map(({ source, count, before }) => ({
        id: source,
        name: copy.sources[source] ?? source,
        value: count,
        href: hrefOf({ range, source: source as never }),
        reference: before,
        more: (
          <>
            {copy.share(count / all)}
            <Link tone="quiet" href={hrefOf({ range: rangeBefore(range), source: source as never })}>
              {copy.compared(figure(before))}
            </Link>
          </>
        ),
      }))}
    />
  );
}
