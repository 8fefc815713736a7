import { constants, QaQuestion } from '@tinystar/contract';
import { ComboBox, Dialog, Field, Form, NumberInput, Stack, TextArea } from '@tinystar/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormButtons } from '../shared/FormButtons.tsx';
import { copy } from './copy.ts';

export interface NewQuestion {
  question: string;
  fileId?: string;
  page?: number;
}

/** A question as it is written. */
export interface QuestionDraft {
  question: string;
  fileId: string | undefined;
  page: number | null;
}

export const noQuestion: QuestionDraft = { question: '', fileId: undefined, page: null };

export interface AddQuestionDialogProps {
  /** What to begin with. @default nothing */
  initial?: QuestionDraft;
  /** Told of all that is written, and keeps it: closing loses nothing. */
  onDraft?: (draft: QuestionDraft) => void;
  documents: readonly { value: string; label: string }[];
  pending: boolean;
  /** What the server refused. */
  error?: string | undefined;
  onFind: (keyword: string) => void;
  onClose: () => void;
  onSave: (question: NewQuestion) => void;
}

const FORM = 'regression-question';
const words = copy.dialog;

/** A question with the document and page that its answer should cite. */
export function AddQuestionDialog(props: AddQuestionDialogProps) {
  const { initial = noQuestion, documents, pending, error, onDraft, onFind, onClose, onSave } = props;
  const [begun] = useState(initial);
  const [draft, setDraft] = useState(begun);
  const { question, fileId, page } = draft;
  const write = (change: Partial<QuestionDraft>) => setDraft((before) => ({ ...before, ...change }));
  const keep = useEffectEvent(() => {
    if (draft !== begun) onDraft?.(draft);
  });
  useEffect(() => keep(), [draft]);
  const [checked, setChecked] = useState(false);
  const read = QaQuestion.safeParse(question);
  const problem = read.success ? undefined : read.error.issues[0]?.message;
  const submit = () => {
    setChecked(true);
    if (!problem)
      onSave({ question: question.trim(), ...(fileId && { fileId }), ...(fileId && page !== null && { page }) });
  };
  return (
    <Dialog
      open
      size="sm"
      title={copy.add}
      unsaved={question !== '' && !onDraft}
      onClose={onClose}
      footer={<FormButtons form={FORM} submit={words.save} pending={pending} onClose={onClose} />}
    >
      <Form id={FORM} onSubmit={submit}>
        <Stack gap={16}>
          <Field label={words.question} required error={(checked ? problem : undefined) ?? error}>
            <TextArea
              rows={2}
              maxRows={6}
              limit={constants.QA_QUESTION_MAX}
              value={question}
              onChange={(question) => write({ question })}
            />
          </Field>
          <Field label={words.document} hint={words.documentHint}>
            <ComboBox options={documents} value={fileId} onChange={(fileId) => write({ fileId })} onQuery={onFind} />
          </Field>
          {fileId ? (
            <Field label={words.page}>
              <NumberInput value={page} min={1} max={100_000} onChange={(page) => write({ page })} />
            </Field>
          ) : null}
        </Stack>
      </Form>
    </Dialog>
  );
}
