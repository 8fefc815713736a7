import type { OperatorOverview } from '@tinystar/contract';
import { Card, Grid, Stack, Statistic, Text } from '@tinystar/ui';
import { copy } from './copy.ts';
import { bytesText } from './model.ts';

const words = copy.health;
const figure = (count: number | undefined) => count?.toLocaleString('zh-CN');

/** Six figures; only those that ask for an act are coloured, and say so in words. */
export function HealthCells({ overview: now }: { overview: OperatorOverview | undefined }) {
  const cells = [
    { label: words.applications, value: figure(now?.openApplications) },
    { label: words.failedJobs, value: figure(now?.failedJobs), bad: (now?.failedJobs ?? 0) > 0 },
    { label: words.queue, value: figure(now?.waitingJobs), note: now && words.waiting(now.oldestWaitingSeconds) },
    { label: words.enterprises, value: figure(now?.enterprises), note: now && words.stopped(now.stoppedEnterprises) },
    { label: words.database, value: now && bytesText(now.databaseBytes) },
    { label: words.files, value: now && bytesText(now.fileBytes), note: now && words.count(now.files) },
  ];
  return (
    <Grid least={11} gap={12}>
      {cells.map(({ label, value, note, bad }) => (
        <Card key={label} padding="md">
          <Stack gap={4}>
            <Statistic label={label} value={value} tone={bad ? 'danger' : 'neutral'} />
            <Text size="caption" tone="secondary">
              {note || '\u00a0'}
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
