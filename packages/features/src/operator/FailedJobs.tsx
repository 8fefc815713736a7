import type { FailedJob } from '@tinystar/contract';
import {
  Button,
  Empty,
  Heading,
  Inline,
  List,
  ListItem,
  Pagination,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
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
export function FailedJobs(props: FailedJobsProps) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{words.title}</Heading>
      <Rows {...props} />
    </Stack>
  );
}

function Rows({ list, page, now, onPage, onReload, onRetry, onDismiss }: FailedJobsProps) {
  if (list.kind === 'loading')
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={8} />
      </SkeletonRegion>
    );
  if (list.kind !== 'ready') return <FailedResult title={copy.failed} of={list} onRetry={onReload} />;
  const { rows, count } = list.data;
  if (count === 0) return <Empty kind="waiting" title={words.empty} />;
  return (
    <Stack gap={16}>
      <List label={words.title}>
        {rows.map((job) => (
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
        ))}
      </List>
      {count > rows.length || page > 1 ? (
        <Pagination page={page} total={count} onChange={onPage} label={words.title} />
      ) : null}
    </Stack>
  );
}
