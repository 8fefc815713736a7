import type { OperatorOverview } from '@tinystar/contract';
import { Card, Stack, Statistic, Text } from '@tinystar/ui';
import { copy } from './copy.ts';
import { bytesText } from './model.ts';
import * as css from './OverviewPanel.css.ts';

const words = copy.health;
const figure = (count: number | undefined) => count?.toLocaleString('zh-CN');

const listed = (parts: OperatorOverview['parts'], state: 'down' | 'off'): string => {
  const names = parts.filter((part) => part.state === state).map(({ name }) => words.partNames[name]);
  return names.length > 0 ? words.partNote(names, words.states[state]) : '';
};

/** Which parts of the product run; those it can do without are named when they are not there. */
const partsCell = (parts: OperatorOverview['parts'] | undefined) => {
  const down = parts ? listed(parts, 'down') : '';
  return {
    label: words.parts,
    value: parts && (down ? words.someDown : words.allUp),
    note: parts && [down, listed(parts, 'off')].filter(Boolean).join('，'),
    bad: down !== '',
  };
};

/** Six cells, and one more when payment and books differ; only those that ask for an act are coloured, and say so in words. */
export function HealthCells({ overview: now }: { overview: OperatorOverview | undefined }) {
  const cells = [
    partsCell(now?.parts),
    { label: words.applications, value: figure(now?.openApplications) },
    { label: words.failedJobs, value: figure(now?.failedJobs), bad: (now?.failedJobs ?? 0) > 0 },
    ...(now && now.openDifferences > 0
      ? [{ label: words.differences, value: figure(now.openDifferences), bad: true }]
      : []),
    {
      label: words.queue,
      value: figure(now?.waitingJobs),
      note: now && words.waiting(now.waitingJobs, now.oldestWaitingSeconds),
    },
    { label: words.enterprises, value: figure(now?.enterprises), note: now && words.stopped(now.stoppedEnterprises) },
    {
      label: words.database,
      value: now && bytesText(now.databaseBytes),
      note: now && words.files(bytesText(now.fileBytes), now.files),
    },
  ];
  return (
    <div className={css.cells}>
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
    </div>
  );
}
