import type { Document, VersionChange } from '@tinystar/contract';
import { PdfNotice, Text } from '@tinystar/ui';
import { useMemo, useState } from 'react';
import { sourcesCopy } from '../copy.ts';
import { NoCanvas } from '../editor/NoCanvas.tsx';
import type { FileAddress } from '../fileAddress.ts';
import { placeView } from '../model/placeView.ts';
import { PdfViewer } from '../PdfViewer.tsx';
import { usePdf } from '../usePdf.ts';
import { copy } from './copy.ts';
import * as css from './VersionComparison.css.ts';

export interface VersionPagesProps {
  /** 第1版. */
  name: string;
  /** None where the version has no PDF form. */
  address: FileAddress | null;
  document: Pick<Document, 'id' | 'name'>;
  /** Those that are marked. */
  blocks: VersionChange['before'];
  /** Where nothing is marked: the page to show. */
  page: number;
}

/** The pages of one of two versions, at the place of a change. */
export function VersionPages({ address, ...props }: VersionPagesProps) {
  return (
    <div className={css.page}>
      <div className={css.pageName}>
        <Text size="caption" tone="secondary">
          {sourcesCopy.viewerOf(props.name).pages}
        </Text>
      </div>
      {address ? (
        <Opened address={address} {...props} />
      ) : (
        <PdfNotice kind="gone" title={copy.noPages.title} hint={copy.noPages.text} />
      )}
    </div>
  );
}

// One place is shown at a time.
const noStep = () => undefined;

function Opened({ name, address, document, blocks, page }: VersionPagesProps & { address: FileAddress }) {
  const [attempt, setAttempt] = useState(0);
  const opened = usePdf(address, attempt);
  const view = useMemo(() => placeView(document, blocks), [document, blocks]);
  return opened.kind === 'ready' ? (
    <PdfViewer pdf={opened.pdf} view={view} index={0} onIndex={noStep} name={name} page={page} />
  ) : (
    <NoCanvas opened={opened} onRetry={() => setAttempt(attempt + 1)} />
  );
}
