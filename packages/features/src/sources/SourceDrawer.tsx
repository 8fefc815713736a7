import type { FilePass } from '@tinystar/contract';
import { PdfNotice } from '@tinystar/ui';
import { useMemo, useState } from 'react';
import { say } from '../shared/say.ts';
import type { SourceDrawerProps } from '../shared/sourceDrawer.ts';
import { BoundPictures } from './BoundPictures.tsx';
import { sourcesCopy } from './copy.ts';
import { DoubtNote } from './DoubtNote.tsx';
import { fileAddress } from './fileAddress.ts';
import { viewSource, type SourceView } from './model/places.ts';
import { PassageView } from './PassageView.tsx';
import { PdfViewer } from './PdfViewer.tsx';
import { SourceFrame } from './SourceFrame.tsx';
import { usePdf } from './usePdf.ts';

/** The cited source in a drawer: its PDF at the cited block, or the cited words when there are no pages. */
export function SourceDrawer({ citations, open, renewPass, whole = false, over = false, onClose }: SourceDrawerProps) {
  const view = useMemo(() => viewSource(citations, open, whole), [citations, open, whole]);
  if (!view) return null;
  if (view.places.length > 0 && view.pass && !view.gone)
    return (
      <FileSource key={view.docId} view={view} pass={view.pass} renewPass={renewPass} over={over} onClose={onClose} />
    );
  return (
    <SourceFrame name={view.name} kind={view.gone ? 'gone' : 'words'} over={over} onClose={onClose}>
      <PassageView view={view} note={view.gone ? sourcesCopy.gone : sourcesCopy.noPages} />
    </SourceFrame>
  );
}

interface FileSourceProps extends Pick<SourceDrawerProps, 'renewPass' | 'onClose'> {
  view: SourceView;
  pass: FilePass;
  over: boolean;
}

function FileSource({ view, pass, renewPass, over, onClose }: FileSourceProps) {
  const [attempt, setAttempt] = useState(0);
  // One address for as long as the document is looked at: another number of it may come with another pass.
  const [address] = useState(() => fileAddress(view.docId, pass, renewPass));
  const opened = usePdf(address, attempt);
  const ways =
    opened.kind === 'gone'
      ? {}
      : {
          onDownload: () => void address.open('source', '_self').catch(say),
          onOpenTab: () => void address.open('pages', '_blank').catch(say),
        };
  return (
    <SourceFrame
      name={view.name}
      kind={opened.kind === 'gone' ? 'gone' : 'file'}
      over={over}
      {...ways}
      onClose={onClose}
    >
      <Pages opened={opened} view={view} onRetry={() => setAttempt(attempt + 1)} />
      {opened.kind === 'ready' && view.places.some(({ doubtful }) => doubtful.length > 0) ? <DoubtNote /> : null}
      {opened.kind === 'gone' ? null : <BoundPictures view={view} />}
    </SourceFrame>
  );
}

interface PagesProps {
  opened: ReturnType<typeof usePdf>;
  view: SourceView;
  onRetry: () => void;
}

function Pages({ opened, view, onRetry }: PagesProps) {
  switch (opened.kind) {
    case 'ready':
      return <PdfViewer key={view.number} pdf={opened.pdf} view={view} />;
    case 'gone':
      return <PassageView view={view} note={`${sourcesCopy.gone}，${sourcesCopy.goneHint}`} />;
    case 'failed':
      return (
        <PdfNotice
          kind="failed"
          title={sourcesCopy.failed}
          hint={sourcesCopy.failedHint}
          retryLabel={sourcesCopy.again}
          onRetry={onRetry}
        />
      );
    case 'loading':
      return <PdfNotice kind="loading" />;
  }
}
