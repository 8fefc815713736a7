import { constants, QaAnswer, QaQuestion } from '@tinystar/contract';
import { Dialog, Field, Stack, TextArea } from '@tinystar/ui';
import { useState, type SubmitEvent } from 'react';
import { FormButtons } from '../shared/FormButtons.tsx';
import { copy } from './copy.ts';

/** A question and the answer it should get. */
export interface Correction {
  question: string;
  answer: string;
}

export interface CorrectionDialogProps {
  /** What was asked and answered, to begin with. */
  initial: Correction;
  pending: boolean;
  /** What the server refused. */
  error?: string | undefined;
  onClose: () => void;
  onSave: (correction: Correction) => void;
}

const FORM = 'correct-answer';

const problemOf = (schema: typeof QaQuestion, text: string): string | undefined => {
  const read = schema.safeParse(text);
  return read.success ? undefined : read.error.issues[0]?.message;
};

/** Puts an answer right: the question with what should be answered becomes a pair of the Q&A library (D-16). */
export function CorrectionDialog({ initial, pending, error, onClose, onSave }: CorrectionDialogProps) {
  const words = copy.correction;
  const [draft, setDraft] = useState(initial);
  const [checked, setChecked] = useState(false);
  const problems = { question: problemOf(QaQuestion, draft.question), answer: problemOf(QaAnswer, draft.answer) };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    const form = event.currentTarget;
    if (problems.question || problems.answer) {
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    onSave(draft);
  };
  return (
    <Dialog
      open
      title={words.title}
      description={words.text}
      onClose={onClose}
      footer={<FormButtons form={FORM} submit={words.save} pending={pending} onClose={onClose} />}
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <Stack gap={20}>
          <Field label={words.question} required error={checked ? problems.question : undefined}>
            <TextArea
              rows={2}
              maxRows={4}
              limit={constants.QA_QUESTION_MAX}
              value={draft.question}
              onChange={(question) => setDraft({ ...draft, question })}
            />
          </Field>
          <Field label={words.answer} required error={(checked ? problems.answer : undefined) ?? error}>
            <TextArea
              rows={6}
              maxRows={14}
              limit={constants.QA_ANSWER_MAX}
              value={draft.answer}
              onChange={(answer) => setDraft({ ...draft, answer })}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
