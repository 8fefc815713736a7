import { documents, waitingEdits, type WaitingEdit } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../../shared/calls/index.ts';
import { say } from '../../shared/say.ts';
import { useApi } from '../../shared/session.ts';
import { fileAddress } from '../fileAddress.ts';
import { OwnDocument, type ReadDocument } from '../OwnDocument.tsx';
import { usePdf } from '../usePdf.ts';
import { copy } from './copy.ts';
import { WaitingEditsView } from './WaitingEditsView.tsx';

export interface WaitingEditsPageProps {
  assistantId: string;
  fileId: string;
  /** Shows the versions side by side. */
  onVersions: () => void;
  onBack: () => void;
}

/** What makers did to earlier versions of one document and waits for a person. */
export function WaitingEditsPage({ assistantId, fileId, onVersions, onBack }: WaitingEditsPageProps) {
  const list = useCall(waitingEdits.list, { kbBotId: assistantId, kbBotFileId: fileId }, { staleTime: 0 });
  return (
    <OwnDocument assistantId={assistantId} fileId={fileId} words={copy} also={list} onBack={onBack} leaves>
      {(read) => (
        <Loaded key={fileId} {...read} edits={list.data?.rows ?? []} onVersions={onVersions} onBack={onBack} />
      )}
    </OwnDocument>
  );
}

interface LoadedProps extends ReadDocument {
  edits: readonly WaitingEdit[];
  onVersions: () => void;
  onBack: () => void;
}

function Loaded({ file, pages, version, edits, onVersions, onBack }: LoadedProps) {
  const { id, kbBotId, filePass, hasOutput } = file;
  const api = useApi();
  const [attempt, setAttempt] = useState(0);
  const [address] = useState(() =>
    fileAddress(id, filePass, async (fileId) => (await api(documents.get, { fileId, kbBotId })).filePass),
  );
  const opened = usePdf(address, attempt);
  const touches = [waitingEdits.list, documents.result, documents.get, documents.list];
  const take = useChange(waitingEdits.take, { touches, onSuccess: () => toast(copy.taken), onError: say });
  const discard = useChange(waitingEdits.discard, { touches, onSuccess: () => toast(copy.discarded), onError: say });
  const named = { kbBotId, kbBotFileId: id };
  return (
    <WaitingEditsView
      document={file}
      pages={pages}
      edits={edits}
      opened={hasOutput ? opened : { kind: 'none' }}
      pending={take.isPending || discard.isPending}
      onTake={(edit, onto, text) =>
        take.mutate({ ...named, id: edit.id, onto: [...onto], ...(text !== undefined && { text }), version })
      }
      onDiscard={(edit) => discard.mutate({ ...named, id: edit.id })}
      onRetry={() => setAttempt(attempt + 1)}
      onVersions={onVersions}
      onBack={onBack}
    />
  );
}
