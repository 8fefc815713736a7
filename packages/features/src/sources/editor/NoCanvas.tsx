import { PdfNotice } from '@tinystar/ui';
import type { Opened } from '../pdf.ts';
import { copy } from './copy.ts';

export interface NoCanvasProps {
  opened: Exclude<Opened, { kind: 'ready' }> | { kind: 'loading' } | { kind: 'none' };
  onRetry: () => void;
}

/** In the place of the pages: they are on their way, cannot be had, or do not exist. */
export function NoCanvas({ opened, onRetry }: NoCanvasProps) {
  switch (opened.kind) {
    case 'loading':
      return <PdfNotice kind="loading" />;
    case 'gone':
      return <PdfNotice kind="gone" title={copy.gone} />;
    case 'none':
      return <PdfNotice kind="gone" title={copy.noPages.title} hint={copy.noPages.text} />;
    case 'failed':
      return (
        <PdfNotice kind="failed" title={copy.failed} hint={copy.failedHint} retryLabel={copy.again} onRetry={onRetry} />
      );
  }
}
