import { documents, pathOf, type Endpoint } from '@tinystar/contract';
import { Button, Empty, Skeleton, SkeletonRegion } from '@tinystar/ui';
import { CircleAlert } from '@tinystar/ui/icons';
import { useMemo, useState } from 'react';
import type { SourceDrawerProps } from '../shared/sourceDrawer.ts';
import { sourcesCopy } from './copy.ts';
import { viewSource, type SourceView } from './model/places.ts';
import { PassageView } from './PassageView.tsx';
import { PdfViewer } from './PdfViewer.tsx';
import * as css from './SourceDrawer.css.ts';
import { SourceFrame } from './SourceFrame.tsx';
import { usePdf } from './usePdf.ts';

const fileUrl = (call: Endpoint, id: string) => `${pathOf(call, 'personal')}?id=${encodeURIComponent(id)}`;

/** The cited source in a drawer: its PDF at the cited block, or the cited words when there are no pages. */
export function SourceDrawer({ citations, open, onClose }: SourceDrawerProps) {
  const view = useMemo(() => viewSource(citations, open), [citations, open]);
  if (!view) return null;
  const original = fileUrl(documents.sourceFile, view.docId);
  const pages = fileUrl(documents.outputFile, view.docId);
  const isFile = view.places.length > 0 && !view.gone;
  return (
    <SourceFrame
      name={view.name}
      kind={view.gone ? 'gone' : view.places.length > 0 ? 'file' : 'qa'}
      {...(isFile
        ? {
            onDownload: () => window.open(original, '_self'),
            onOpenTab: () => window.open(pages, '_blank', 'noopener'),
          }
        : {})}
      onClose={onClose}
    >
      {isFile ? (
        <Pages key={`${view.docId} ${view.number}`} url={pages} view={view} />
      ) : (
        <PassageView view={view} note={view.gone ? sourcesCopy.gone : sourcesCopy.noPages} />
      )}
    </SourceFrame>
  );
}

function Pages({ url, view }: { url: string; view: SourceView }) {
  const [attempt, setAttempt] = useState(0);
  const opened = usePdf(url, attempt);
  switch (opened.kind) {
    case 'ready':
      return <PdfViewer pdf={opened.pdf} view={view} />;
    case 'gone':
      return <PassageView view={view} note={`${sourcesCopy.gone}，${sourcesCopy.goneHint}`} />;
    case 'failed':
      return (
        <div className={css.middle}>
          <Empty
            kind="noMatch"
            icon={CircleAlert}
            title={sourcesCopy.failed}
            action={<Button onPress={() => setAttempt(attempt + 1)}>{sourcesCopy.again}</Button>}
          >
            {sourcesCopy.failedHint}
          </Empty>
        </div>
      );
    case 'loading':
      return (
        <div className={css.loading}>
          <SkeletonRegion>
            <Skeleton shape="block" height={40} />
          </SkeletonRegion>
        </div>
      );
  }
}
