import { constants, type QaPair } from '@tinystar/contract';
import { Dialog, Field, Form, Stack, TextArea } from '@tinystar/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormButtons } from '../shared/FormButtons.tsx';
import { AnswerEditor, type AnswerEditorProps } from './AnswerEditor.tsx';
import { copy } from './copy.ts';
import { liveProblem, problemsOf, questionsOf, type PairDraft } from './pairDraft.ts';
import { PairLinks } from './PairLinks.tsx';
import { sameOf, type SamePairs } from './useSameQuestion.ts';

export interface PairDialogProps {
  /** A new pair, the main entries of one, or an answer of the chat that is put right. */
  kind: 'create' | 'edit' | 'correct';
  /** What to begin with. */
  initial: PairDraft;
  pending: boolean;
  /** What the server refused. */
  error?: string | undefined;
  /** Pairs that are about the same as the question so far. */
  similar?: readonly QaPair[];
  /** Pairs that are asked in the same words; the next press saves all the same. */
  same?: SamePairs | undefined;
  detailHref?: (pair: QaPair) => string;
  onUpload?: AnswerEditorProps['onUpload'];
  /** Told of all that is written, and keeps it: closing loses nothing. */
  onDraft?: (draft: PairDraft) => void;
  /** Told while the question is being written. */
  onQuestion?: (question: string) => void;
  onClose: () => void;
  onSave: (draft: PairDraft) => void;
}

const FORM = 'qa-pair';
const words = copy.dialog;

/** Writes a pair of the Q&A library (D-16). */
export function PairDialog(props: PairDialogProps) {
  const { kind, initial, pending, error, similar = [], detailHref } = props;
  const { onDraft, onUpload, onQuestion, onClose, onSave } = props;
  const [draft, setDraft] = useState(initial);
  const [checked, setChecked] = useState(false);
  const [uploading, setUploading] = useState(false);
  useEffect(() => onQuestion?.(draft.question), [onQuestion, draft.question]);
  const keep = useEffectEvent(() => {
    if (draft !== initial) onDraft?.(draft);
  });
  useEffect(() => keep(), [draft]);
  const problems = problemsOf(draft);
  const shown = checked ? problems : { answer: liveProblem(draft) };
  const same = sameOf(props.same, questionsOf(draft));
  const noteOf = ({ answer }: QaPair) => (answer === draft.answer.trim() ? words.sameAnswer : '');
  const submit = () => {
    setChecked(true);
    if (Object.keys(problems).length > 0) return;
    if (!uploading) onSave(draft);
  };
  return (
    <Dialog
      open
      unsaved={draft !== initial && !onDraft}
      title={words.titles[kind]}
      description={words.texts[kind]}
      onClose={onClose}
      footer={
        <FormButtons
          form={FORM}
          submit={same.length > 0 ? words.saveAnyway : words.save}
          pending={pending || uploading}
          onClose={onClose}
        />
      }
    >
      <Form id={FORM} onSubmit={submit}>
        <Stack gap={20}>
          <Field label={words.question} required error={shown.question}>
            <TextArea
              rows={2}
              maxRows={4}
              limit={constants.QA_QUESTION_MAX}
              value={draft.question}
              onChange={(question) => setDraft({ ...draft, question })}
            />
          </Field>
          {same.length > 0 ? (
            <PairLinks tone="warning" title={words.same} pairs={same} href={detailHref} note={noteOf} />
          ) : (
            <PairLinks tone="info" title={words.similar} pairs={similar} href={detailHref} />
          )}
          {kind === 'edit' ? null : (
            <Field label={words.wordings} hint={words.wordingsHint} error={shown.wordings}>
              <TextArea
                rows={2}
                maxRows={6}
                value={draft.wordings}
                onChange={(wordings) => setDraft({ ...draft, wordings })}
              />
            </Field>
          )}
          <Field label={words.answer} required error={shown.answer ?? error}>
            <AnswerEditor
              value={draft.answer}
              onChange={(answer) => setDraft((before) => ({ ...before, answer }))}
              onUpload={onUpload}
              onBusyChange={setUploading}
            />
          </Field>
        </Stack>
      </Form>
    </Dialog>
  );
}
