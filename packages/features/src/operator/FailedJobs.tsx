import type { FailedJob } from '@tinystar/contract';
import { Button, Empty, Heading, Inline, ListItem, Stack } from '@tinystar/ui';
import { momentText } from '../shared/moment.ts';
import { PagedList } from '../shared/PagedList.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export interface FailedJobsProps {
  list: Remote<{ rows: FailedJob[]; count: number }>;
  page: number;
  /** ms since the epoch. */
  now: number;
  onPage: (page: number) => void;
  /** Asks for the list again. */
  onReload: () => void;
  onRetry: (job: FailedJob) => void;
  onDismiss: (job: FailedJob) => void;
}

const words = copy.jobs;

/** Jobs without a try left. */
export function FailedJobs({ list, page, now, onPage, onReload, onRetry, onDismiss }: FailedJobsProps) {
  const shown = list.kind === 'ready' ? list.data : undefined;
  return (
    <Stack as="section" gap={12}>
      <Inline justify="between">
        <Heading level={2}>{words.title}</Heading>
        {shown && shown.rows.length > 1 ? (
          <Button size="sm" onPress={() => shown.rows.forEach(onRetry)}>
            {shown.count > shown.rows.length ? words.retryPage : words.retryAll}
          </Button>
        ) : null}
      </Inline>
      <PagedList
        list={list}
        label={words.title}
        failed={copy.failed}
        empty={<Empty kind="waiting" title={words.empty} />}
        page={page}
        onPage={onPage}
        onRetry={onReload}
        rowHeight={3}
      >
        {(job) => (
          <ListItem
            key={job.id}
            title={job.job}
            note={[job.error, words.attempts(job.attempts), momentText(job.failedAt, now)].join('，')}
            end={
              <Inline gap={4}>
                <Button
                  size="sm"
                  emphasis="quiet"
                  aria-label={words.of(words.dismiss, job.job)}
                  onPress={() => onDismiss(job)}
                >
                  {words.dismiss}
                </Button>
                <Button size="sm" aria-label={words.of(words.retry, job.job)} onPress={() => onRetry(job)}>
                  {words.retry}
                </Button>
              </Inline>
            }
          />
        )}
      </PagedList>
    </Stack>
  );
}
