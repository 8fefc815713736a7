import { qaPairs } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { noticeOf } from '../shared/errors.ts';
import { useChange } from '../shared/calls/index.ts';
import { copy } from './copy.ts';
import { PairDialog } from './PairDialog.tsx';
import { questionsOf, wordingsOf, type PairDraft } from './pairDraft.ts';
import { pairHref } from './pairHref.ts';
import { useImageUpload } from '../shared/useImageUpload.ts';
import { useNewPair } from './useNewPair.ts';
import { useSameQuestion } from './useSameQuestion.ts';
import { useSimilarPairs } from './useSimilarPairs.ts';

export interface WritePairProps {
  kbBotId: string;
  kind: 'create' | 'correct';
  /** What an answer of a chat begins with. */
  initial?: PairDraft;
  onClose: () => void;
}

/** The dialog that writes a new pair, joined to the library. */
export function WritePair({ kbBotId, kind, initial, onClose }: WritePairProps) {
  // What somebody writes anew waits here, also after the dialog was closed; an answer of a chat is put right as it is.
  const { draft, set, discard } = useNewPair(kbBotId);
  const [begun] = useState(initial ?? draft);
  const { similar, onQuestion } = useSimilarPairs(kbBotId);
  const { same, checking, saveUnlessSame } = useSameQuestion(kbBotId);
  const create = useChange(qaPairs.create, {
    touches: [qaPairs.page],
    onSuccess: () => {
      toast(copy.saved);
      if (kind === 'create') discard();
      onClose();
    },
  });
  return (
    <PairDialog
      kind={kind}
      initial={begun}
      {...(kind === 'create' && { onDraft: set })}
      pending={create.isPending || checking}
      error={create.error ? noticeOf(create.error)?.text : undefined}
      similar={similar}
      same={same}
      detailHref={({ id }) => pairHref(kbBotId, id)}
      onUpload={useImageUpload(kbBotId, 'qa')}
      onQuestion={onQuestion}
      onClose={onClose}
      onSave={(pair) =>
        void saveUnlessSame(questionsOf(pair), () =>
          create.mutate({ kbBotId, question: pair.question, answer: pair.answer, similarQuestions: wordingsOf(pair) }),
        )
      }
    />
  );
}
