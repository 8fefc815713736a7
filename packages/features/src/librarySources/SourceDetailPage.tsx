import { sourceActions, sources, type Source, type SourceAction } from '@tinystar/contract';
import { Button, Result, Skeleton, SkeletonRegion } from '@tinystar/ui';
import { useState } from 'react';
import { useCall } from '../shared/calls/index.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import { remoteOf } from '../shared/remote.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { copy } from './copy.ts';
import { RemoveSource } from './RemoveSource.tsx';
import { EditSource } from './SourceForms.tsx';
import { SourceDetailView } from './SourceDetailView.tsx';
import { useSourceActions, useSourceList } from './useSources.ts';

export interface SourceDetailPageProps {
  assistantId: string;
  id: string;
  /** Shows a document of the library. */
  onOpenDocument: (id: string) => void;
}

/** As many runs as are kept. */
const RUNS = 20;

/** One source with its runs, joined to the server; run, filter and page live in the address. */
export function SourceDetailPage({ assistantId: kbBotId, id, onOpenDocument }: SourceDetailPageProps) {
  const list = useSourceList(kbBotId);
  const [, setQuery] = useSearchParams();
  const onBack = () => setQuery({});
  const source = list.data?.rows.find((row) => row.id === id);
  if (source) {
    const shown = { kbBotId, source, now: list.dataUpdatedAt, onOpenDocument, onBack };
    return <Loaded key={id} {...shown} />;
  }
  const remote = remoteOf(list);
  if (remote.kind === 'loading')
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={30} />
      </SkeletonRegion>
    );
  if (remote.kind === 'failed')
    return <FailedResult title={copy.failed} of={remote} onRetry={() => void list.refetch()} />;
  return <Result kind="notFound" title={copy.gone} actions={<Button onPress={onBack}>{copy.back}</Button>} />;
}

interface LoadedProps extends Pick<SourceDetailPageProps, 'onOpenDocument'> {
  kbBotId: string;
  source: Source;
  now: number;
  onBack: () => void;
}

const actionOf = (text: string | null): SourceAction | undefined => sourceActions.find((action) => action === text);

function Loaded({ kbBotId, source, now, onOpenDocument, onBack }: LoadedProps) {
  const { id, lastRun } = source;
  const { address, show, lines, removals, runs, run } = useRuns(kbBotId, source);
  const actions = useSourceActions(kbBotId);
  const [editing, setEditing] = useState<Source>();
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <SourceDetailView
        source={source}
        now={now}
        pending={actions.pending}
        runs={remoteOf(runs)}
        run={run}
        lines={remoteOf(lines)}
        removals={remoteOf(removals)}
        action={address.action}
        page={address.page}
        deciding={actions.deciding}
        onRun={actions.run}
        onStop={actions.stop}
        onSwitch={actions.turn}
        onEdit={setEditing}
        onRemove={() => setRemoving(true)}
        onBack={onBack}
        onDecide={(removes) => actions.decide(source, removes)}
        onChoose={(chosen) => show({ run: chosen.id === lastRun?.id ? undefined : chosen.id })}
        onFilter={(action) => show({ ...address, action, page: 1 })}
        onPage={(page) => show({ ...address, page })}
        onOpenDocument={onOpenDocument}
        onRetryRuns={() => void runs.refetch()}
        onRetryLines={() => void lines.refetch()}
      />
      {editing ? <EditSource kbBotId={kbBotId} source={editing} onClose={() => setEditing(undefined)} /> : null}
      {removing ? (
        <RemoveSource
          source={source}
          pending={actions.remove.isPending}
          onClose={() => setRemoving(false)}
          onRemove={(documents) =>
            actions.remove.mutate(
              { kbBotId, id, documents },
              { onSuccess: onBack, onSettled: () => setRemoving(false) },
            )
          }
        />
      ) : null}
    </>
  );
}

interface Address {
  run: string | undefined;
  action: SourceAction | undefined;
  page: number;
}

/** The runs of a source, and the lines of the one that the address names, else of the latest. */
function useRuns(kbBotId: string, { id, lastRun }: Source) {
  const [query, setQuery] = useSearchParams();
  const address: Address = {
    run: query.get('run') ?? undefined,
    action: actionOf(query.get('action')),
    page: Number(query.get('page')) || 1,
  };
  const show = ({ run, action, page = 1 }: Partial<Address>) => {
    const entries = { id, run: run ?? '', action: action ?? '', page: page > 1 ? String(page) : '' };
    setQuery(
      Object.entries(entries).filter(([, value]) => value),
      { replace: true },
    );
  };
  const runs = useCall(sources.runs, { kbBotId, id, size: RUNS }, { staleTime: 0 });
  const run = runs.data?.rows.find((row) => row.id === address.run) ?? runs.data?.rows[0];
  const held = lastRun?.state === 'held' ? lastRun.id : undefined;
  const lines = useCall(
    sources.lines,
    { kbBotId, id, runId: run?.id ?? id, page: address.page, ...(address.action && { action: address.action }) },
    { staleTime: 0, enabled: run !== undefined, keepPrevious: true },
  );
  const removals = useCall(
    sources.lines,
    { kbBotId, id, runId: held ?? id, action: 'removed' },
    { staleTime: 0, enabled: held !== undefined },
  );
  return { address, show, runs, run, lines, removals };
}
