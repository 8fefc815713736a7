import { constants, QaQuestion } from '@tinystar/contract';
import { ComboBox, Dialog, Field, Form, NumberInput, Stack, TextArea } from '@tinystar/ui';
import { useState } from 'react';
import { FormButtons } from '../shared/FormButtons.tsx';
import { copy } from './copy.ts';

export interface NewQuestion {
  question: string;
  fileId?: string;
  page?: number;
}

export interface AddQuestionDialogProps {
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
export function AddQuestionDialog({ documents, pending, error, onFind, onClose, onSave }: AddQuestionDialogProps) {
  const [question, setQuestion] = useState('');
  const [fileId, setFileId] = useState<string>();
  const [page, setPage] = useState<number | null>(null);
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
      unsaved={question !== ''}
      onClose={onClose}
      footer={<FormButtons form={FORM} submit={words.save} pending={pending} onClose={onClose} />}
    >
      <Form id={FORM} onSubmit={submit}>
        <Stack gap={16}>
          <Field label={words.question} required error={(checked ? problem : undefined) ?? error}>
            <TextArea rows={2} maxRows={6} limit={constants.QA_QUESTION_MAX} value={question} onChange={setQuestion} />
          </Field>
          <Field label={words.document} hint={words.documentHint}>
            <ComboBox options={documents} value={fileId} onChange={setFileId} onQuery={onFind} />
          </Field>
          {fileId ? (
            <Field label={words.page}>
              <NumberInput value={page} min={1} max={100_000} onChange={setPage} />
            </Field>
          ) : null}
        </Stack>
      </Form>
    </Dialog>
  );
}
