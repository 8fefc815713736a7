import { qaPairs, type QaPair } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { noticeOf } from '../shared/errors.ts';
import { useChange } from '../shared/calls/index.ts';
import { copy } from './copy.ts';
import { PairDialog } from './PairDialog.tsx';
import { wordingsOf, type PairDraft } from './pairDraft.ts';
import { useImageUpload } from '../shared/useImageUpload.ts';
import { useSimilarPairs } from './useSimilarPairs.ts';

export interface WritePairProps {
  kbBotId: string;
  kind: 'create' | 'correct';
  initial: PairDraft;
  detailHref?: (pair: QaPair) => string;
  onClose: () => void;
}

/** The dialog that writes a new pair, joined to the library. */
export function WritePair({ kbBotId, kind, initial, detailHref, onClose }: WritePairProps) {
  const { similar, onQuestion } = useSimilarPairs(kbBotId);
  const create = useChange(qaPairs.create, {
    touches: [qaPairs.page],
    onSuccess: () => {
      toast(copy.saved);
      onClose();
    },
  });
  return (
    <PairDialog
      kind={kind}
      initial={initial}
      pending={create.isPending}
      error={create.error ? noticeOf(create.error)?.text : undefined}
      similar={similar}
      {...(detailHref && { detailHref })}
      onUpload={useImageUpload(kbBotId, 'qa')}
      onQuestion={onQuestion}
      onClose={onClose}
      onSave={(draft) =>
        create.mutate({ kbBotId, question: draft.question, answer: draft.answer, similarQuestions: wordingsOf(draft) })
      }
    />
  );
}
