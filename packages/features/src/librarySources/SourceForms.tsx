import { sources, type Source, type SourceKind } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useChange } from '../shared/calls/index.ts';
import { ConflictDialog } from '../shared/conflict/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { useApi } from '../shared/session.ts';
import { copy } from './copy.ts';
import { settingsOf, type SourceDraft } from './draft.ts';
import { SourceWizard } from './SourceWizard.tsx';
import { useSaveSource } from './useSaveSource.ts';

interface FormProps {
  kbBotId: string;
  onClose: () => void;
}

const useProbeCall = (kbBotId: string, id?: string) => {
  const api = useApi();
  return ({ kind, ...draft }: SourceDraft) => {
    const { every: _, name: __, ...settings } = settingsOf({ ...draft, kind: kind! });
    return api(sources.probe, { kbBotId, ...(id && { id }), ...settings });
  };
};

/** The wizard of a new source, joined to the server. */
export function AddSource({ kbBotId, kind, onClose }: FormProps & { kind: SourceKind | undefined }) {
  const [error, setError] = useState<string>();
  const create = useChange(sources.create, {
    touches: [sources.list],
    onSuccess() {
      toast(copy.added);
      onClose();
    },
    onError: (refusal) => setError(noticeOf(refusal)?.text),
  });
  return (
    <SourceWizard
      kind={kind}
      pending={create.isPending}
      error={error}
      onProbe={useProbeCall(kbBotId)}
      onSave={(draft) => {
        setError(undefined);
        create.mutate({ kbBotId, ...settingsOf(draft) });
      }}
      onClose={onClose}
    />
  );
}

/** The same form over a source as it stood when it was opened. */
export function EditSource({ kbBotId, source, onClose }: FormProps & { source: Source }) {
  const { save, saving, error, conflict } = useSaveSource({ kbBotId, source, onEnd: onClose });
  return (
    <>
      <SourceWizard
        source={source}
        pending={saving}
        error={error}
        onProbe={useProbeCall(kbBotId, source.id)}
        onSave={save}
        onClose={onClose}
      />
      <ConflictDialog {...conflict} />
    </>
  );
}
