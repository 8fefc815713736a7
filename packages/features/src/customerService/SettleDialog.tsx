import { constants, QaAnswer, QaQuestion } from '@tinystar/contract';
import { Dialog, Field, Form, InlineMessage, Stack, TextArea } from '@tinystar/ui';
import { useId, useState } from 'react';
import { FormButtons } from '../shared/FormButtons.tsx';
import { deskCopy } from './deskCopy.ts';

export interface SettleDialogProps {
  open: boolean;
  /** What was asked and what was replied, to begin with. */
  question: string;
  answer: string;
  pending: boolean;
  /** Why it was refused. */
  error?: string | undefined;
  onSettle: (pair: { question: string; answer: string }) => void;
  onClose: () => void;
}

const words = deskCopy.settle;

/** Puts a reply into the Q&A library, with its question; both may be put better first. */
export function SettleDialog({ open, pending, error, onSettle, onClose, ...begun }: SettleDialogProps) {
  const form = useId();
  const [question, setQuestion] = useState(begun.question);
  const [answer, setAnswer] = useState(begun.answer);
  const [tried, setTried] = useState(false);
  const asked = QaQuestion.safeParse(question);
  const replied = QaAnswer.safeParse(answer);
  const submit = () => {
    setTried(true);
    if (asked.success && replied.success && !pending) onSettle({ question: asked.data, answer: replied.data });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={words.title}
      description={words.text}
      footer={<FormButtons form={form} submit={words.confirm} pending={pending} onClose={onClose} />}
    >
      <Form id={form} onSubmit={submit}>
        <Stack gap={16}>
          {error ? <InlineMessage tone="danger">{error}</InlineMessage> : null}
          <Field label={words.question} required error={tried ? asked.error?.issues[0]?.message : undefined}>
            <TextArea value={question} onChange={setQuestion} rows={2} limit={constants.QA_QUESTION_MAX} />
          </Field>
          <Field label={words.answer} required error={tried ? replied.error?.issues[0]?.message : undefined}>
            <TextArea value={answer} onChange={setAnswer} rows={5} limit={constants.QA_ANSWER_MAX} />
          </Field>
        </Stack>
      </Form>
    </Dialog>
  );
}
