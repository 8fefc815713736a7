import { qaEntries, QaPair, qaPairs } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { runCall } from '../shared/calls/runCall.ts';
import { ConflictDialog, useVersionedSave, type FormFields } from '../shared/conflict/index.ts';
import { useApi } from '../shared/session.ts';
import { useImageUpload } from '../shared/useImageUpload.ts';
import { pairHref } from './pairHref.ts';
import { useSameQuestion } from './useSameQuestion.ts';
import { copy } from './copy.ts';
import { PairDialog } from './PairDialog.tsx';

export interface EditPairProps {
  kbBotId: string;
  /** As it stood when the dialog was opened. */
  pair: QaPair;
  onClose: () => void;
}

type Texts = Pick<QaPair, 'question' | 'answer'>;

const words = copy.dialog;
const fields: FormFields<Texts> = {
  question: { label: words.question, show: (text) => text },
  answer: { label: words.answer, show: (text) => text },
};

const originOf = ({ updatedAt, question, answer }: QaPair) => ({ version: updatedAt, values: { question, answer } });

/** The dialog that changes the main question and answer of a pair, joined to the library. */
export function EditPair({ kbBotId, pair, onClose }: EditPairProps) {
  const { id: qaPairId, questionId, answerId } = pair;
  const api = useApi();
  const { saveWhole, saving, error, conflict } = useVersionedSave<Texts>({
    fields,
    shows: true,
    send: ({ values, version }) =>
      runCall(api, qaPairs.update, { kbBotId, qaPairId, questionId, answerId, ...values, version }),
    read(current) {
      const now = QaPair.safeParse(current);
      return now.success ? originOf(now.data) : undefined;
    },
    touches: [qaPairs.page, qaEntries.page],
    onSaved() {
      toast(copy.saved);
      onClose();
    },
    onTheirs: onClose,
    anew: {
      label: words.asNew,
      make: (texts) => runCall(api, qaPairs.create, { kbBotId, ...texts, similarQuestions: [] }),
    },
    bin: { label: words.toBin, href: `/a/train/bot/${kbBotId}/knowledge/qa?view=bin` },
  });
  const { same, checking, saveUnlessSame } = useSameQuestion(kbBotId, qaPairId);
  return (
    <>
      <PairDialog
        kind="edit"
        initial={{ question: pair.question, wordings: '', answer: pair.answer }}
        pending={saving || checking}
        same={same}
        detailHref={({ id }) => pairHref(kbBotId, id)}
        error={error}
        onUpload={useImageUpload(kbBotId, 'qa')}
        onClose={onClose}
        onSave={({ question, answer }) => {
          const save = () => saveWhole(originOf(pair), { question, answer });
          // A question that stays as it is brings no twin.
          if (question.trim() === pair.question) save();
          else void saveUnlessSame([question.trim()], save);
        }}
      />
      <ConflictDialog {...conflict} />
    </>
  );
}
