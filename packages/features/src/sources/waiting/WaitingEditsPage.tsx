import { documents, waitingEdits, type Document, type Page, type WaitingEdit } from '@tinystar/contract';
import { Button, Empty, Result, Skeleton, SkeletonRegion, toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../../shared/calls/index.ts';
import { FailedResult } from '../../shared/FailedResult.tsx';
import { remoteOf } from '../../shared/remote.ts';
import { say } from '../../shared/say.ts';
import { useApi } from '../../shared/session.ts';
import { fileAddress } from '../fileAddress.ts';
import { usePdf } from '../usePdf.ts';
import { copy } from './copy.ts';
import { WaitingEditsView } from './WaitingEditsView.tsx';

export interface WaitingEditsPageProps {
  assistantId: string;
  fileId: string;
  onBack: () => void;
}

/** What makers did to earlier versions of one document and waits for a person. */
export function WaitingEditsPage({ assistantId, fileId, onBack }: WaitingEditsPageProps) {
  const named = { kbBotId: assistantId, kbBotFileId: fileId };
  // A new version comes by itself: what was read a moment ago may be another's.
  const fresh = { staleTime: 0 };
  const calls = [
    useCall(documents.get, { fileId, kbBotId: assistantId }, fresh),
    useCall(documents.result, named, fresh),
    useCall(waitingEdits.list, named, fresh),
  ] as const;
  const [file, result, list] = calls;
  const remotes = calls.map((call) => remoteOf<unknown>(call));
  if (remotes.some(({ kind }) => kind === 'missing'))
    return <Result kind="notFound" title={copy.gone} actions={<Button onPress={onBack}>{copy.back}</Button>} />;
  const failed = remotes.find(({ kind }) => kind === 'failed');
  if (failed)
    return (
      <FailedResult
        title={copy.loadFailed}
        of={failed}
        onRetry={() => {
          for (const call of calls) void call.refetch();
        }}
      />
    );
  if (!file.data || !result.data || !list.data)
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={30} />
      </SkeletonRegion>
    );
  const { pages, version } = result.data;
  if (version === undefined)
    return (
      <Empty kind="waiting" title={copy.notReady.title} action={<Button onPress={onBack}>{copy.back}</Button>}>
        {copy.notReady.text}
      </Empty>
    );
  return (
    <Loaded key={fileId} file={file.data} pages={pages} version={version} edits={list.data.rows} onBack={onBack} />
  );
}

interface LoadedProps {
  file: Document;
  pages: readonly Page[];
  version: number;
  edits: readonly WaitingEdit[];
  onBack: () => void;
}

function Loaded({ file, pages, version, edits, onBack }: LoadedProps) {
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
      onTake={(edit, onto) => take.mutate({ ...named, id: edit.id, onto: [...onto], version })}
      onDiscard={(edit) => discard.mutate({ ...named, id: edit.id })}
      onRetry={() => setAttempt(attempt + 1)}
      onBack={onBack}
    />
  );
}
