import type { Source, SourceKind } from '@tinystar/contract';
import { useState } from 'react';
import { remoteOf } from '../shared/remote.ts';
import { RemoveSource } from './RemoveSource.tsx';
import { AddSource, EditSource } from './SourceForms.tsx';
import { SourceListView } from './SourceListView.tsx';
import { useSourceActions, useSourceList } from './useSources.ts';

/** The sources of an assistant, joined to the server. */
export function SourceListPage({ assistantId: kbBotId }: { assistantId: string }) {
  const list = useSourceList(kbBotId);
  const { run, stop, turn, remove } = useSourceActions(kbBotId);
  const [adding, setAdding] = useState<{ kind: SourceKind | undefined }>();
  /** As they stood when they were asked for. */
  const [editing, setEditing] = useState<Source>();
  const [removing, setRemoving] = useState<Source>();
  return (
    <>
      <SourceListView
        sources={remoteOf(list)}
        now={list.dataUpdatedAt}
        hrefOf={({ id }) => `/a/train/bot/${kbBotId}/knowledge/source?id=${id}`}
        onAdd={(kind) => setAdding({ kind })}
        onRefresh={() => void list.refetch()}
        onRun={run}
        onStop={stop}
        onSwitch={turn}
        onEdit={setEditing}
        onRemove={setRemoving}
      />
      {adding ? <AddSource kbBotId={kbBotId} kind={adding.kind} onClose={() => setAdding(undefined)} /> : null}
      {editing ? <EditSource kbBotId={kbBotId} source={editing} onClose={() => setEditing(undefined)} /> : null}
      {removing ? (
        <RemoveSource
          source={removing}
          pending={remove.isPending}
          onClose={() => setRemoving(undefined)}
          onRemove={(documents) =>
            remove.mutate({ kbBotId, id: removing.id, documents }, { onSettled: () => setRemoving(undefined) })
          }
        />
      ) : null}
    </>
  );
}
