import { constants, documents, regression } from '@tinystar/contract';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { useDraft } from '../shared/drafts.ts';
import { noticeOf } from '../shared/errors.ts';
import { AddQuestionDialog, noQuestion } from './AddQuestionDialog.tsx';

/** Writes a question into the set; the documents to choose from are found by what is typed. */
export function AddQuestion({ kbBotId, onClose }: { kbBotId: string; onClose: () => void }) {
  const [keyword, setKeyword] = useState('');
  const found = useCall(
    documents.list,
    { id: kbBotId, status: 'trained', size: constants.PAGE_SIZE_MAX, keyword: keyword || undefined },
    { keepPrevious: true },
  );
  // What somebody writes anew waits here, also after the dialog was closed.
  const { draft, set, discard } = useDraft(`newQuestion-${kbBotId}`, noQuestion, 0);
  const create = useChange(regression.create, {
    touches: [regression.questions, regression.overview],
    onSuccess() {
      discard();
      onClose();
    },
  });
  return (
    <AddQuestionDialog
      initial={draft}
      onDraft={set}
      documents={(found.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      pending={create.isPending}
      error={create.error ? noticeOf(create.error)?.text : undefined}
      onFind={setKeyword}
      onClose={onClose}
      onSave={(question) => create.mutate({ kbBotId, ...question })}
    />
  );
}
