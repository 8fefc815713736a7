import { documents, pagePicturePath, readPagePicture, type Reference } from '@tinystar/contract';
import { FailedResult, GivesUp, remoteOf, SourceDrawerSlot, useApi, useCall } from '@tinystar/features/shared';
import { Drawer, Result } from '@tinystar/ui';
import { workspaceCopy } from './copy.ts';

export interface CitedPlaceProps {
  assistantId: string;
  fileId: string;
  blockId: string;
  onClose: () => void;
}

/**
 * One place of a document that somebody passed on. Makers see every place, whoever talks to the assistant those that his
 * own answers cited: the server says which.
 */
export default function CitedPlace({ assistantId, fileId, blockId, onClose }: CitedPlaceProps) {
  const api = useApi();
  const document = useCall(documents.get, { fileId, kbBotId: assistantId });
  const result = useCall(documents.result, { kbBotFileId: fileId, kbBotId: assistantId });
  const error = document.error ?? result.error;
  if (error || !document.data || !result.data) {
    const remote = document.data ? remoteOf(result) : remoteOf(document);
    const denied = error && 'status' in error && error.status === 404;
    if (remote.kind === 'loading') return <GivesUp onGiveUp={onClose} />;
    return (
      <Drawer open onClose={onClose} title={workspaceCopy.place}>
        {denied ? (
          <Result kind="denied" title={workspaceCopy.placeDenied} />
        ) : (
          <FailedResult
            title={workspaceCopy.documentFailed}
            of={remote}
            onRetry={() => void Promise.all([document.refetch(), result.refetch()])}
          />
        )}
      </Drawer>
    );
  }
  const found = result.data.pages.flatMap(({ index: page, blocks }) =>
    blocks.filter(({ id }) => id === blockId).map((block) => ({ ...block, page })),
  );
  if (found.length === 0)
    return (
      <Drawer open onClose={onClose} title={workspaceCopy.place}>
        <Result kind="denied" title={workspaceCopy.placeDenied} />
      </Drawer>
    );
  const { id, name, filePass } = document.data;
  const reference: Reference = {
    id,
    type: 'doc',
    doc_id: id,
    doc_name: name,
    is_doc_deleted: false,
    reference_id: blockId,
    reference_index: 1,
    image_paths: found.flatMap(({ images = [] }) =>
      images.flatMap(({ type, image_path: path }) => {
        if (type === 'outer') return path;
        const picture = readPagePicture(path);
        return picture ? pagePicturePath({ ...picture, pass: filePass }) : [];
      }),
    ),
    text: found.map(({ text }) => text).join('\n'),
    locations: found.map(({ page, box, doubtful, edited }) => ({
      blockId,
      page,
      box,
      ...(doubtful && { doubtful }),
      ...(edited && { edited }),
    })),
    file_pass: filePass,
  };
  return (
    <SourceDrawerSlot
      over
      of="place"
      citations={[{ number: 1, references: [reference] }]}
      open={{ number: 1, reference: 0 }}
      renewPass={async (wanted) => (await api(documents.get, { fileId: wanted, kbBotId: assistantId })).filePass}
      onClose={onClose}
    />
  );
}
