import { PdfNotice, Text } from '@tinystar/ui';
import { sourcesCopy } from '../copy.ts';
import type { FileAddress } from '../fileAddress.ts';
import { copy } from './copy.ts';
import { VersionPdf, type VersionPdfProps } from '../VersionPdf.tsx';
import * as css from './VersionComparison.css.ts';

export interface VersionPagesProps extends Omit<VersionPdfProps, 'address'> {
  /** None where the version has no PDF form. */
  address: FileAddress | null;
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
        <VersionPdf address={address} {...props} />
      ) : (
        <PdfNotice kind="gone" title={copy.noPages.title} hint={copy.noPages.text} />
      )}
    </div>
  );
}
