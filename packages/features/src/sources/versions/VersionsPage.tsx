import { documents, documentVersions, type Document, type Output } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { togetherOf, useCall, useChange } from '../../shared/calls/index.ts';
import { say } from '../../shared/say.ts';
import { OwnCalls } from '../OwnCalls.tsx';
import { copy } from './copy.ts';
import { touches, useRestore } from './useRestore.tsx';
import { VersionComparisonPage } from './VersionComparisonPage.tsx';
import { VersionsView } from './VersionsView.tsx';

export interface VersionsPageProps {
  assistantId: string;
  fileId: string;
  onBack: () => void;
}

/** What one document said before: its versions, what differs between them, and the way back. */
export function VersionsPage({ assistantId, fileId, onBack }: VersionsPageProps) {
  // A new version comes by itself: what was read a moment ago may be out of date.
  const fresh = { staleTime: 0 };
  const file = useCall(documents.get, { fileId, kbBotId: assistantId }, fresh);
  const list = useCall(documentVersions.list, { kbBotId: assistantId, kbBotFileId: fileId }, fresh);
  const { data } = togetherOf({ file, list });
  return (
    <OwnCalls calls={[file, list]} words={copy} onBack={onBack} leaves>
      {data ? <Loaded key={fileId} file={data.file} list={data.list} onBack={onBack} /> : null}
    </OwnCalls>
  );
}

interface LoadedProps {
  file: Document;
  list: Output<typeof documentVersions.list>;
  onBack: () => void;
}

function Loaded({ file, list, onBack }: LoadedProps) {
  const { rows: versions, keeps, version } = list;
  const named = { kbBotId: file.kbBotId, kbBotFileId: file.id };
  const [now] = useState(() => Date.now());
  const [wanted, setWanted] = useState<number>();
  const earlier = versions.filter(({ current }) => !current);
  const chosen = (earlier.find(({ number }) => number === wanted) ?? earlier[0])?.number;
  const current = versions.find((each) => each.current)?.number;
  const { restore, isPending } = useRestore({ ...named, version, current });
  const remove = useChange(documentVersions.remove, {
    touches,
    onSuccess: (_, { number }) => toast(copy.removed(number)),
    onError: say,
  });
  return (
    <VersionsView
      document={file}
      versions={versions}
      keeps={keeps}
      now={now}
      chosen={chosen}
      pending={isPending || remove.isPending}
      onCompare={setWanted}
      onRestore={restore}
      onRemove={(number) => remove.mutate({ ...named, number })}
      onBack={onBack}
    >
      {chosen !== undefined && current !== undefined ? (
        <VersionComparisonPage key={`${chosen} ${current}`} document={file} from={chosen} to={current} />
      ) : null}
    </VersionsView>
  );
}
