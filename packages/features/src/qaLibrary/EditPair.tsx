import { qaEntries, qaPairs, type QaPair } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { noticeOf } from '../shared/errors.ts';
import { useChange } from '../shared/calls/index.ts';
import { copy } from './copy.ts';
import { PairDialog } from './PairDialog.tsx';
import { useImageUpload } from '../shared/useImageUpload.ts';

export interface EditPairProps {
  kbBotId: string;
  pair: QaPair;
  onClose: () => void;
}

/** The dialog that changes the main question and answer of a pair, joined to the library. */
export function EditPair({ kbBotId, pair, onClose }: EditPairProps) {
  const { id: qaPairId, questionId, answerId } = pair;
  const update = useChange(qaPairs.update, {
    touches: [qaPairs.page, qaEntries.page],
    onSuccess: () => {
      toast(copy.saved);
      onClose();
    },
  });
  return (
    <PairDialog
      kind="edit"
      initial={{ question: pair.question, wordings: '', answer: pair.answer }}
      pending={update.isPending}
      error={update.error ? noticeOf(update.error)?.text : undefined}
      onUpload={useImageUpload(kbBotId, 'qa')}
      onClose={onClose}
      onSave={({ question, answer }) => update.mutate({ kbBotId, qaPairId, questionId, answerId, question, answer })}
    />
  );
}
