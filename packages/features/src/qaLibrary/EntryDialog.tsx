import { codePoints, constants, QaAnswer, QaQuestion, type QaEntryType, type QaPair } from '@tinystar/contract';
import { Dialog, Field, Form, TextArea } from '@tinystar/ui';
import { useState } from 'react';
import { FormButtons } from '../shared/FormButtons.tsx';
import { AnswerEditor, type AnswerEditorProps } from './AnswerEditor.tsx';
import { copy } from './copy.ts';
import { PairLinks } from './PairLinks.tsx';
import { sameOf, type SamePairs } from './useSameQuestion.ts';

export interface EntryDialogProps {
  type: QaEntryType;
  /** Undefined for a new entry. */
  initial?: string | undefined;
  pending: boolean;
  /** What the server refused. */
  error?: string | undefined;
  /** Pairs that are asked in the same words; the next press saves all the same. */
  same?: SamePairs | undefined;
  pairHref?: (pair: QaPair) => string;
  onUpload?: AnswerEditorProps['onUpload'];
  onClose: () => void;
  onSave: (content: string) => void;
}

const FORM = 'qa-entry';
const words = copy.entry;

/** The plain field of answers ends at its limit (C-50); wordings are counted and refused like questions. */
const cut = (text: string) => [...text].slice(0, constants.QA_PLAIN_ANSWER_MAX).join('');

const problemOf = (type: QaEntryType, text: string): string | undefined => {
  if (type === 'a' && text === '') return copy.dialog.noAnswer;
  const read = (type === 'q' ? QaQuestion : QaAnswer).safeParse(text);
  return read.success ? undefined : read.error.issues[0]?.message;
};

/** Longer answers and those with Markdown keep the editor they were written in. */
const isRich = (text: string) => codePoints(text) > constants.QA_PLAIN_ANSWER_MAX || /[*_#\n[\]|`]/.test(text);

/** Writes one wording or answer of a pair (D-17). */
export function EntryDialog(props: EntryDialogProps) {
  const { type, initial, pending, error, onUpload, onClose, onSave } = props;
  const [content, setContent] = useState(initial ?? '');
  const [checked, setChecked] = useState(false);
  const [uploading, setUploading] = useState(false);
  const problem = problemOf(type, content);
  const same = type === 'q' ? sameOf(props.same, [content.trim()]) : [];
  const rich = type === 'a' && isRich(initial ?? '');
  const submit = () => {
    setChecked(true);
    if (!problem && !uploading) onSave(content.trim());
  };
  return (
    <Dialog
      open
      size={rich ? 'md' : 'sm'}
      unsaved={content !== (initial ?? '')}
      title={initial === undefined ? words.add[type] : words.change[type]}
      onClose={onClose}
      footer={
        <FormButtons
          form={FORM}
          submit={same.length > 0 ? copy.dialog.saveAnyway : copy.dialog.save}
          pending={pending || uploading}
          onClose={onClose}
        />
      }
    >
      <Form id={FORM} onSubmit={submit}>
        <Field label={words.content[type]} required error={(checked ? problem : undefined) ?? error}>
          {rich ? (
            <AnswerEditor value={content} onChange={setContent} onUpload={onUpload} onBusyChange={setUploading} />
          ) : (
            <TextArea
              rows={3}
              maxRows={8}
              limit={constants.QA_QUESTION_MAX}
              value={content}
              onChange={(text) => setContent(type === 'a' ? cut(text) : text)}
            />
          )}
        </Field>
        <PairLinks tone="warning" title={copy.dialog.same} pairs={same} href={props.pairHref} />
      </Form>
    </Dialog>
  );
}
