import { codePoints, constants, ruleLimits, ruleMessages } from '@tinystar/contract';
import { Dialog, Field, Form, InlineMessage, Skeleton, SkeletonRegion, Stack, TagInput, TextInput } from '@tinystar/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormButtons } from '../shared/FormButtons.tsx';
import { copy } from './copy.ts';

const MarkdownEditor = lazy(() => import('@tinystar/ui/editor').then((file) => ({ default: file.MarkdownEditor })));

export interface RuleDraft {
  displayName: string;
  keywords: string[];
  content: string;
}

export interface RuleDialogProps {
  kind: 'create' | 'edit';
  initial: RuleDraft;
  pending: boolean;
  /** What the server refused. */
  error?: string | undefined;
  /** What is being written, where it is kept beyond the dialog. */
  onDraft?: (draft: RuleDraft) => void;
  onUpload?: (picture: File) => Promise<string>;
  onSave: (draft: RuleDraft) => void;
  onClose: () => void;
}

const FORM = 'reply-rule';
const words = copy.rules.dialog;

type Problems = Partial<Record<keyof RuleDraft, string>>;

const problemsOf = ({ displayName, keywords, content }: RuleDraft): Problems => ({
  ...(codePoints(displayName.trim()) > ruleLimits.name && { displayName: ruleMessages.name }),
  ...(keywords.length === 0 && { keywords: ruleMessages.keyword }),
  ...(content.trim() === '' && { content: ruleMessages.content }),
  ...(codePoints(content.trim()) > ruleLimits.content && { content: ruleMessages.contentLong }),
});

/** Writes a keyword rule (D-39). */
export function RuleDialog({ kind, initial, pending, error, onDraft, onUpload, onSave, onClose }: RuleDialogProps) {
  const [begun] = useState(initial);
  const [draft, setDraft] = useState(begun);
  const keep = useEffectEvent(() => {
    if (draft !== begun) onDraft?.(draft);
  });
  useEffect(() => keep(), [draft]);
  const [checked, setChecked] = useState(false);
  const [uploading, setUploading] = useState(false);
  const keyword = useRef<HTMLInputElement>(null);
  // A keyword that is still being typed counts as soon as its field is left, and is kept with the rest.
  const close = () => {
    flushSync(() => keyword.current?.blur());
    onClose();
  };
  const problems = problemsOf(draft);
  const shown = checked ? problems : {};
  const submit = () => {
    setChecked(true);
    if (Object.keys(problems).length > 0) return;
    if (!uploading) onSave(draft);
  };
  return (
    <Dialog
      open
      unsaved={draft !== begun && !onDraft}
      title={words[kind]}
      onClose={close}
      footer={<FormButtons form={FORM} submit={words.save} pending={pending || uploading} onClose={close} />}
    >
      <Form id={FORM} onSubmit={submit}>
        <Stack gap={20}>
          <Field label={words.name} error={shown.displayName}>
            <TextInput
              value={draft.displayName}
              onChange={(displayName) => setDraft((before) => ({ ...before, displayName }))}
            />
          </Field>
          <Field label={words.keywords} required hint={words.keywordsHint} error={shown.keywords}>
            <TagInput
              ref={keyword}
              value={draft.keywords}
              max={ruleLimits.keywords}
              min={kind === 'edit' ? 1 : 0}
              limit={ruleLimits.keyword}
              placeholder={words.keywordsPlaceholder}
              messages={{
                duplicate: ruleMessages.repeated,
                tooLong: () => ruleMessages.keywordLong,
                tooMany: () => ruleMessages.tooMany,
                tooFew: () => ruleMessages.none,
              }}
              onChange={(keywords) => setDraft((before) => ({ ...before, keywords }))}
            />
          </Field>
          <Field label={words.reply} required error={shown.content}>
            <Suspense
              fallback={
                <SkeletonRegion>
                  <Skeleton shape="block" height={14} />
                </SkeletonRegion>
              }
            >
              <MarkdownEditor
                value={draft.content}
                rows={6}
                limit={ruleLimits.content}
                imageLimit={constants.PICTURE_MAX}
                onChange={(content) => setDraft((before) => ({ ...before, content }))}
                onBusyChange={setUploading}
                {...(onUpload && { onUpload })}
              />
            </Suspense>
          </Field>
          {error ? <InlineMessage tone="danger">{error}</InlineMessage> : null}
        </Stack>
      </Form>
    </Dialog>
  );
}
