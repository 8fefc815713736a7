import type { Document } from '@tinystar/contract';
import { Button, Dialog, Empty, Inline, Link, SearchInput, Stack, Table, Text, VisuallyHidden } from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export interface DocumentDialogProps {
  open: boolean;
  question: string;
  documents: Remote<{ rows: readonly Pick<Document, 'id' | 'name'>[] }>;
  keyword: string;
  onKeyword: (keyword: string) => void;
  hrefOf: (documentId: string) => string;
  /** Where documents are uploaded. */
  uploadHref: string;
  onRetry: () => void;
  onClose: () => void;
}

const words = copy.gaps;

/** Which document should hold the answer to a question: opens it, to be added to. */
export function DocumentDialog(props: DocumentDialogProps) {
  const { open, question, documents, keyword, onKeyword, hrefOf, uploadHref, onRetry, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.documentTitle}
      description={words.documentText(question)}
      footer={
        <Inline justify="end">
          <Button onPress={onClose}>{words.close}</Button>
        </Inline>
      }
    >
      <Stack gap={12}>
        <SearchInput
          label={words.documentSearch}
          placeholder={words.documentSearch}
          value={keyword}
          onChange={onKeyword}
        />
        {documents.kind === 'failed' || documents.kind === 'missing' ? (
          <FailedResult title={words.documentFailed} of={documents} onRetry={onRetry} />
        ) : (
          <Table
            caption={words.documentCaption}
            rows={documents.kind === 'ready' ? documents.data.rows : undefined}
            rowId={({ id }) => id}
            rowName={({ name }) => name}
            expected={5}
            columns={[
              {
                id: 'name',
                title: words.documentName,
                cell: ({ name }) => (
                  <Text lines={1} title={name}>
                    {name}
                  </Text>
                ),
              },
            ]}
            actions={({ id, name }) => (
              <Link href={hrefOf(id)}>
                <span aria-hidden>{words.openDocument}</span>
                <VisuallyHidden>{words.openDocumentOf(name)}</VisuallyHidden>
              </Link>
            )}
            empty={
              <Empty
                kind="noMatch"
                title={words.noDocuments.title}
                action={<Button href={uploadHref}>{words.noDocuments.action}</Button>}
              >
                {words.noDocuments.text}
              </Empty>
            }
          />
        )}
      </Stack>
    </Dialog>
  );
}
