import { documents, waitingEdits, type Output } from '@tinystar/contract';
import { useEffect, useState } from 'react';
import { useCall, useTouch } from '../../shared/calls/index.ts';
import { useVersionPdf } from '../editor/useVersionPdf.ts';
import { OwnDocument, type ReadDocument } from '../OwnDocument.tsx';
import { copy } from './copy.ts';
import { DecidedEdits } from './DecidedEdits.tsx';
import { OriginPages } from './OriginPages.tsx';
import { useDecisions } from './useDecisions.tsx';
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
  // Another maker, or another window, may decide meanwhile.
  const told = { staleTime: 0, onFocus: 'always', poll: 10_000 } as const;
  const list = useCall(waitingEdits.list, { kbBotId: assistantId, kbBotFileId: fileId }, told);
  return (
    <OwnDocument assistantId={assistantId} fileId={fileId} words={copy} also={list} onBack={onBack} leaves>
      {(read) => <Loaded key={fileId} {...read} list={list.data ?? none} onVersions={onVersions} onBack={onBack} />}
    </OwnDocument>
  );
}

type List = Output<typeof waitingEdits.list>;

const none: List = { rows: [] };

interface LoadedProps extends ReadDocument {
  list: List;
  onVersions: () => void;
  onBack: () => void;
}

function Loaded({ file, pages, version, versionNumber, list, onVersions, onBack }: LoadedProps) {
  const { id: kbBotFileId, kbBotId, hasOutput } = file;
  const { shown, again } = useVersionPdf(file, versionNumber);
  const [now] = useState(() => Date.now());
  const touch = useTouch();
  // What was decided elsewhere has changed the pages too.
  useEffect(() => {
    if (list.version !== undefined && list.version !== version)
      void touch(documents.result, documents.get, documents.list, waitingEdits.list);
  }, [list.version, version, touch]);
  const { take, discard, takeBack, pending } = useDecisions({ kbBotId, kbBotFileId });
  return (
    <WaitingEditsView
      document={file}
      pages={pages}
      edits={list.rows}
      opened={hasOutput ? shown : { kind: 'none' }}
      originOf={(edit) => <OriginPages document={file} edit={edit} />}
      history={
        <DecidedEdits
          decided={list.decided ?? []}
          now={now}
          pending={pending}
          onTakeBack={({ id }) => takeBack(id, version)}
        />
      }
      pending={pending}
      onTake={({ id }, onto, rewritten) => take({ id, onto: [...onto], ...rewritten, version })}
      onDiscard={({ id }) => discard(id)}
      onRetry={again}
      onVersions={onVersions}
      onBack={onBack}
    />
  );
}
