import { operator, type OperatorApplication } from '@tinystar/contract';
import { Stack, toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { copy } from './copy.ts';
import { FailedJobs } from './FailedJobs.tsx';
import { HealthCells } from './HealthCells.tsx';
import * as css from './OverviewPanel.css.ts';
import { ProcessTable } from './ProcessTable.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { SizeTable } from './SizeTable.tsx';
import { useUndo } from './useUndo.tsx';

/** Milliseconds between two looks. */
const LOOK = 60_000;
const { decided } = copy.applications;

/** What waits, what failed, and how large everything is. */
export function OverviewPanel() {
  const [open, setOpen] = useState(true);
  const [page, setPage] = useState(1);
  const [jobPage, setJobPage] = useState(1);
  const [deciding, setDeciding] = useState<{ by: 'approve' | 'refuse'; of: OperatorApplication }>();
  const overview = useCall(operator.overview, {}, { poll: LOOK });
  const applications = useCall(operator.applications, { open, page }, { keepPrevious: true, poll: LOOK });
  const jobs = useCall(operator.jobs, { page: jobPage }, { keepPrevious: true, poll: LOOK });
  const close = () => setDeciding(undefined);
  const decisions = [operator.applications, operator.overview, operator.enterprises];
  const undo = useUndo(operator.reopen, decisions);
  const decides = (done: string) => ({
    touches: decisions,
    onSuccess: (_: unknown, { id }: { id: string }) => {
      close();
      if (done === decided.approve) toast(done);
      else undo(done, { id });
    },
    onError: say,
  });
  const contact = useChange(operator.contact, decides(decided.contact));
  const approve = useChange(operator.approve, decides(decided.approve));
  const refuse = useChange(operator.refuse, decides(decided.refuse));
  const handles = (done: string) => ({
    touches: [operator.jobs, operator.overview],
    onSuccess: () => toast(done),
    onError: say,
  });
  const retry = useChange(operator.retryJob, handles(copy.jobs.done.retry));
  const dismiss = useChange(operator.dismissJob, handles(copy.jobs.done.dismiss));
  const health = remoteOf(overview);
  const unknown = health.kind === 'failed' || health.kind === 'missing';
  return (
    <Stack gap={32}>
      {unknown ? (
        <FailedResult title={copy.health.failed} of={health} onRetry={() => void overview.refetch()} />
      ) : (
        <HealthCells overview={overview.data} />
      )}
      <div className={css.waiting}>
        <ApplicationList
          list={remoteOf(applications)}
          open={open}
          page={page}
          now={applications.dataUpdatedAt}
          onOpen={(next) => {
            setOpen(next);
            setPage(1);
          }}
          onPage={setPage}
          onRetry={() => void applications.refetch()}
          onContact={({ id }) => contact.mutate({ id })}
          onApprove={(of) => setDeciding({ by: 'approve', of })}
          onRefuse={(of) => setDeciding({ by: 'refuse', of })}
        />
        <FailedJobs
          list={remoteOf(jobs)}
          page={jobPage}
          now={jobs.dataUpdatedAt}
          onPage={setJobPage}
          onReload={() => void jobs.refetch()}
          onRetry={({ id }) => retry.mutate({ id })}
          onDismiss={({ id }) => dismiss.mutate({ id })}
        />
      </div>
      {unknown ? null : <ProcessTable processes={overview.data?.processes} reserved={overview.data?.reservedAnswers} />}
      {unknown ? null : <SizeTable tables={overview.data?.tables} />}
      <ApproveDialog
        key={`approve ${deciding?.of.id}`}
        application={deciding?.by === 'approve' ? deciding.of : undefined}
        pending={approve.isPending}
        onClose={close}
        onSubmit={approve.mutate}
      />
      <RefuseDialog
        key={`refuse ${deciding?.of.id}`}
        application={deciding?.by === 'refuse' ? deciding.of : undefined}
        tells={overview.data?.parts.some(({ name, state }) => name === 'sms' && state !== 'off') ?? false}
        pending={refuse.isPending}
        onClose={close}
        onSubmit={refuse.mutate}
      />
    </Stack>
  );
}
