import { waitingEdits, type ComparedVersion, type Document, type WaitingEdit } from '@tinystar/contract';
import { PdfNotice, Skeleton, SkeletonRegion } from '@tinystar/ui';
import { useState } from 'react';
import { useCall } from '../../shared/calls/index.ts';
import { FailedResult } from '../../shared/FailedResult.tsx';
import { remoteOf } from '../../shared/remote.ts';
import { useApi } from '../../shared/session.ts';
import { fileAddress } from '../fileAddress.ts';
import { VersionPdf } from '../VersionPdf.tsx';
import { copy } from './copy.ts';

export interface OriginPagesProps {
  document: Pick<Document, 'id' | 'name' | 'kbBotId'>;
  edit: WaitingEdit;
}

/** The pages that an edit was made on, at its place. */
export function OriginPages({ document, edit }: OriginPagesProps) {
  const { madeOn: number = 0 } = edit;
  const input = { kbBotId: document.kbBotId, kbBotFileId: document.id, number };
  const origin = useCall(waitingEdits.origin, input, { enabled: number > 0 });
  const remote = remoteOf(origin);
  if (number === 0 || remote.kind === 'missing')
    return <PdfNotice kind="gone" title={copy.pages.unknown.title} hint={copy.pages.unknown.text} />;
  switch (remote.kind) {
    case 'loading':
      return (
        <SkeletonRegion>
          <Skeleton shape="block" height={30} />
        </SkeletonRegion>
      );
    case 'failed':
      return <FailedResult title={copy.pages.failed} of={remote} onRetry={() => void origin.refetch()} />;
    case 'ready':
      return remote.data.hasOutput ? (
        <Opened key={number} document={document} edit={edit} input={input} origin={remote.data} />
      ) : (
        <PdfNotice kind="gone" title={copy.pages.none.title} hint={copy.pages.none.text} />
      );
  }
}

interface OpenedProps extends OriginPagesProps {
  input: { kbBotId: string; kbBotFileId: string; number: number };
  origin: ComparedVersion;
}

function Opened({ document, edit, input, origin }: OpenedProps) {
  const api = useApi();
  // One address for as long as the version is looked at.
  const [address] = useState(() =>
    fileAddress(document.id, origin.filePass, async () => (await api(waitingEdits.origin, input)).filePass),
  );
  const { read, mine } = edit;
  return (
    <VersionPdf
      key={edit.id}
      name={copy.pages.old(input.number)}
      address={address}
      document={document}
      // What makers drew was not read.
      blocks={read.length > 0 ? read : mine}
      page={undefined}
    />
  );
}
