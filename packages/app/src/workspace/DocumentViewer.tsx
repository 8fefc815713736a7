import { documents, type Document, type Reference } from '@tinystar/contract';
import { FailedResult, GivesUp, remoteOf, SourceDrawerSlot, useApi, useCall } from '@tinystar/features/shared';
import { Drawer } from '@tinystar/ui';
import { workspaceCopy } from './copy.ts';

/** A trained document to look at; the regions that were read from it are shown when one wants to see them (DOC-03). */
export function DocumentViewer({ document, onClose }: { document: Document; onClose: () => void }) {
  const result = useCall(documents.result, { kbBotFileId: document.id, kbBotId: document.kbBotId });
  const api = useApi();
  const { data } = result;
  if (!data) {
    const remote = remoteOf(result);
    if (remote.kind === 'loading') return <GivesUp onGiveUp={onClose} />;
    return (
      <Drawer open onClose={onClose} title={document.name}>
        <FailedResult title={workspaceCopy.documentFailed} of={remote} onRetry={() => void result.refetch()} />
      </Drawer>
    );
  }
  const blocks = data.pages.flatMap((page) => page.blocks.map((block) => ({ ...block, page: page.index })));
  const reference: Reference = {
    id: document.id,
    type: 'doc',
    doc_id: document.id,
    doc_name: document.name,
    is_doc_deleted: false,
    reference_id: blocks[0]?.id ?? '',
    reference_index: 1,
    image_paths: [],
    text: blocks.map(({ text }) => text).join('\n'),
    locations: blocks.map(({ id, page, box, doubtful }) => ({ blockId: id, page, box, ...(doubtful && { doubtful }) })),
    ...(document.hasOutput && { file_pass: document.filePass }),
  };
  return (
    <SourceDrawerSlot
      over
      of="document"
      citations={[{ number: 1, references: [reference] }]}
      open={{ number: 1, reference: 0 }}
      renewPass={async (fileId) => (await api(documents.get, { fileId, kbBotId: document.kbBotId })).filePass}
      onClose={onClose}
    />
  );
}
