import type { ReportAssistant, ChatRank, CoinDay, Output, ReportDay, tenantReports } from '@tinystar/contract';
import {
  Avatar,
  Button,
  Divider,
  Grid,
  PageHeader,
  Stack,
  Statistic,
  StatisticGroup,
  type DayRange,
} from '@tinystar/ui';
import { BarChart, LineChart, RankList } from '@tinystar/ui/charts';
import { Download } from '@tinystar/ui/icons';
import { dayOfKey, shortDay } from '../shared/days.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { saveChart } from '../shared/saveChart.ts';
import { saveFile } from '../shared/saveFile.ts';
import type { ConversationPlace } from './address.ts';
import { nameOf } from './Asker.tsx';
import { AssistantTable } from './AssistantTable.tsx';
import { changeOf } from './changeOf.ts';
import { copy } from './copy.ts';
import { RangeField } from './RangeField.tsx';
import { csvOf } from '../shared/csv.ts';
import { weekendsOf } from './weekendsOf.ts';
import { FigureRow } from './FigureRow.tsx';

export interface TenantReport {
  coins: Output<typeof tenantReports.coins>;
  coinDays: CoinDay[];
  chats: Output<typeof tenantReports.statistics>;
  chatDays: ReportDay[];
  members: ChatRank[];
  guests: ChatRank[];
  assistants: ReportAssistant[];
}

export interface TenantReportViewProps {
  report: Remote<TenantReport>;
  range: DayRange;
  onRange: (range: DayRange) => void;
  onRetry: () => void;
  /** The person whose questions the assistants are counted by. */
  asker: string | undefined;
  onEverybody: () => void;
  /** Where the figures stand by assistant: all of them, or one person's. */
  assistantsHref: (asker?: string) => string;
  conversationsHref: (kbBotId: string, place: ConversationPlace) => string;
}

/** Where the figures stand by assistant, from which they lead to conversations. */
export const BY_ASSISTANT = 'by-assistant';

const words = copy.tenant;
const figure = (value: number) => value.toLocaleString('zh-CN');

function save({ coinDays, chatDays }: TenantReport, { from, to }: DayRange): void {
  const rows = coinDays.map((day, at) => [
    dayOfKey(day.dateKey),
    day.spent,
    day.received,
    chatDays[at]?.questions ?? 0,
    chatDays[at]?.users ?? 0,
  ]);
  const head = [copy.overview.date, words.spent, words.received, copy.figures.questions, copy.figures.users];
  saveFile(csvOf([head, ...rows]), words.file(from, to));
}

/** For how many days the balance lasts at the pace of a range. */
const daysLeft = ({ coins, coinDays }: TenantReport): number | undefined =>
  coins.total.spent > 0 ? Math.floor(coins.balance / (coins.total.spent / coinDays.length)) : undefined;

/** Statistics of an enterprise: its coins, and what its assistants were asked by whom. */
export function TenantReportView(props: TenantReportViewProps) {
  const { report, range, onRange, onRetry, asker, onEverybody, assistantsHref, conversationsHref } = props;
  const data = report.kind === 'ready' ? report.data : undefined;
  const left = data && daysLeft(data);
  return (
    <Stack gap={24}>
      <PageHeader
        title={words.title}
        actions={
          <>
            <RangeField range={range} onRange={onRange} />
            <Button icon={Download} disabled={!data} onPress={() => (data ? save(data, range) : undefined)}>
              {copy.csv}
            </Button>
          </>
        }
      />
      {report.kind === 'failed' || report.kind === 'missing' ? (
        <FailedResult title={words.failed} of={report} onRetry={onRetry} />
      ) : (
        <>
          <StatisticGroup>
            <Statistic
              label={words.balance}
              value={data && figure(data.coins.balance)}
              {...(left !== undefined && { unit: words.days(left) })}
            />
            <Statistic
              label={words.spent}
              value={data && figure(data.coins.total.spent)}
              {...(data && { delta: changeOf(data.coins.total.spent, data.coins.before.spent) })}
            />
            <Statistic
              label={words.received}
              value={data && figure(data.coins.total.received)}
              {...(data && { delta: changeOf(data.coins.total.received, data.coins.before.received) })}
            />
          </StatisticGroup>
          <BarChart
            title={words.coins}
            onDownload={saveChart}
            unit={copy.units.coins}
            labels={data?.coinDays.map(({ dateKey }) => shortDay(dateKey)) ?? []}
            shaded={weekendsOf(data?.coinDays ?? [])}
            series={data && [{ id: 'spent', name: words.spent, values: data.coinDays.map(({ spent }) => spent) }]}
          />
          <Divider />
          <FigureRow total={data?.chats.total} before={data?.chats.before} hrefOf={() => assistantsHref()} />
          <LineChart
            title={words.daily}
            onDownload={saveChart}
            unit={copy.units.times}
            labels={data?.chatDays.map(({ dateKey }) => shortDay(dateKey)) ?? []}
            shaded={weekendsOf(data?.chatDays ?? [])}
            series={
              data && [
                {
                  id: 'questions',
                  name: copy.figures.questions,
                  values: data.chatDays.map(({ questions }) => questions),
                },
                { id: 'users', name: copy.figures.users, values: data.chatDays.map(({ users }) => users) },
              ]
            }
          />
          <Divider />
          <div id={BY_ASSISTANT}>
            <AssistantTable
              rows={data?.assistants}
              range={range}
              person={asker === undefined ? undefined : personOf(asker, data)}
              onEverybody={onEverybody}
              hrefOf={conversationsHref}
            />
          </div>
          <Divider />
          <Grid least={30} gap={40}>
            <Ranking title={words.members} rows={data?.members} assistantsHref={assistantsHref} />
            <Ranking title={words.guests} rows={data?.guests} assistantsHref={assistantsHref} />
          </Grid>
        </>
      )}
    </Stack>
  );
}

/** What a person is called, where he is one of those who asked most. */
function personOf(asker: string, data: TenantReport | undefined): string {
  const known = [...(data?.members ?? []), ...(data?.guests ?? [])].find((each) => each.asker === asker);
  return nameOf(known ?? { asker, userName: '' });
}

interface RankingProps extends Pick<TenantReportViewProps, 'assistantsHref'> {
  title: string;
  rows: readonly ChatRank[] | undefined;
}

function Ranking({ title, rows, assistantsHref }: RankingProps) {
  return (
    <RankList
      title={title}
      unit={copy.units.times}
      onDownload={saveChart}
      items={rows?.map((row) => ({
        id: row.asker,
        name: nameOf(row),
        value: row.count,
        href: assistantsHref(row.asker),
        lead: (
          <Avatar
            name={nameOf(row)}
            id={row.asker}
            size="xs"
            decorative
            {...(row.userAvatar && { source: row.userAvatar })}
          />
        ),
      }))}
    />
  );
}
