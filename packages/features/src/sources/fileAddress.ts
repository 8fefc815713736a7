import { attachments, documents, fileUrl, type FilePass } from '@tinystar/contract';
import type { SourceDrawerProps } from '../shared/sourceDrawer.ts';

/** The files of one document, at addresses that a pass opens for an hour or two. */
export interface FileAddress {
  /** The PDF form by the pass at hand. */
  pages(): string;
  /** Fetches a new pass in place of the one in a refused address, once for all who used it. Throws ApiError: 404 when the right is gone. */
  renew(refused: string): Promise<void>;
  /** Opens a file in the window `target`; when the pass at hand has expired, by a new one. */
  open(file: 'source' | 'pages', target: '_self' | '_blank'): Promise<void>;
}

/** A pass is not used in its last minute, in milliseconds: the clocks of browser and server differ. */
const MARGIN = 60_000;

const addressOf =
  (
    type: 'doc' | 'attachment',
    calls: Record<'source' | 'pages', typeof documents.sourceFile | typeof attachments.file>,
  ) =>
  (id: string, given: FilePass, renewPass: SourceDrawerProps['renewPass']): FileAddress => {
    let pass = given;
    let renewing: Promise<void> | undefined;
    const pages = () => fileUrl(calls.pages, { id, ...pass });
    const renew = async (refused: string) => {
      if (refused !== pages()) return;
      await (renewing ??= renewPass(id, type)
        .then((fresh) => void (pass = fresh))
        .finally(() => (renewing = undefined)));
    };
    return {
      pages,
      renew,
      async open(file, target) {
        if (Number(pass.expires) * 1_000 < Date.now() + MARGIN) await renew(pages());
        window.open(fileUrl(calls[file], { id, ...pass }), target, ...(target === '_blank' ? ['noopener'] : []));
      },
    };
  };

export const fileAddress = addressOf('doc', { source: documents.sourceFile, pages: documents.outputFile });

/** The same of a PDF that was sent along with a question. */
export const attachmentAddress = addressOf('attachment', { source: attachments.file, pages: attachments.file });
