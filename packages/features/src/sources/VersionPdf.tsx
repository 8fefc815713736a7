import type { Document, VersionChange } from '@tinystar/contract';
import { useMemo, useState } from 'react';
import { NoCanvas } from './editor/NoCanvas.tsx';
import type { FileAddress } from './fileAddress.ts';
import { placeView } from './model/placeView.ts';
import { PdfViewer } from './PdfViewer.tsx';
import { usePdf } from './usePdf.ts';

export interface VersionPdfProps {
  /** 第1版. */
  name: string;
  address: FileAddress;
  document: Pick<Document, 'id' | 'name'>;
  /** Those that are marked. */
  blocks: VersionChange['before'];
  /** Where nothing is marked: the page to show. */
  page: number | undefined;
}

// One place is shown at a time.
const noStep = () => undefined;

/** The pages of one version of a document, at the place of some of its blocks. */
export function VersionPdf({ name, address, document, blocks, page }: VersionPdfProps) {
  const [attempt, setAttempt] = useState(0);
  const opened = usePdf(address, attempt);
  const view = useMemo(() => placeView(document, blocks), [document, blocks]);
  return opened.kind === 'ready' ? (
    <PdfViewer pdf={opened.pdf} view={view} index={0} onIndex={noStep} name={name} page={page} />
  ) : (
    <NoCanvas opened={opened} onRetry={() => setAttempt(attempt + 1)} />
  );
}
