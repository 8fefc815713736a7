import { documents } from '@tinystar/contract';
import { SourcesPage } from '@tinystar/features/librarySources';
import { FailedResult, GivesUp, remoteOf, useCall } from '@tinystar/features/shared';
import { Drawer } from '@tinystar/ui';
import { useState } from 'react';
import { useCurrentAssistant } from '../workspace/AssistantContext.ts';
import { workspaceCopy } from '../workspace/copy.ts';
import { DocumentViewer } from '../workspace/DocumentViewer.tsx';

/** /a/train/bot/:kbBotId/knowledge/source; `?id=` names the source that is looked at. */
export default function SourcesRoute() {
  const { id } = useCurrentAssistant();
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <SourcesPage assistantId={id} onOpenDocument={setOpened} />
      {opened ? <Opened kbBotId={id} fileId={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}

interface OpenedProps {
  kbBotId: string;
  fileId: string;
  onClose: () => void;
}

/** The document of a line, once its row is known. */
function Opened({ kbBotId, fileId, onClose }: OpenedProps) {
  const file = useCall(documents.get, { kbBotId, fileId });
  if (file.data) return <DocumentViewer document={file.data} onClose={onClose} />;
  const remote = remoteOf(file);
  if (remote.kind === 'loading') return <GivesUp onGiveUp={onClose} />;
  return (
    <Drawer open onClose={onClose} title={workspaceCopy.document}>
      <FailedResult title={workspaceCopy.documentFailed} of={remote} onRetry={() => void file.refetch()} />
    </Drawer>
  );
}
