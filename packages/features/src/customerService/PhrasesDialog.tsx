import { phraseLimits, type CsPhrase } from '@tinystar/contract';
import {
  Button,
  Dialog,
  Empty,
  Field,
  Form,
  IconButton,
  Inline,
  InlineMessage,
  lengthOf,
  List,
  ListItem,
  RadioGroup,
  SearchInput,
  Skeleton,
  SkeletonRegion,
  Stack,
  Tag,
  Text,
  TextArea,
  TextInput,
} from '@tinystar/ui';
import { Pencil, Plus, Trash } from '@tinystar/ui/icons';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FailedMessage } from '../shared/FailedMessage.tsx';
import { FormButtons } from '../shared/FormButtons.tsx';
import type { Remote } from '../shared/remote.ts';
import { deskCopy } from './deskCopy.ts';

/** A canned answer as it is written; without an id it is a new one. */
export type PhraseDraft = Omit<CsPhrase, 'id' | 'updatedAt'> & Partial<Pick<CsPhrase, 'id' | 'updatedAt'>>;

export interface PhrasesDialogProps {
  open: boolean;
  phrases: Remote<{ rows: CsPhrase[]; count: number }>;
  keyword: string;
  onKeyword: (keyword: string) => void;
  /** The one being written; undefined while one is chosen. */
  draft: PhraseDraft | undefined;
  onDraft: (draft: PhraseDraft | undefined) => void;
  /** Told of all that is written into a new one, and keeps it: closing loses nothing. */
  onKeep?: (draft: Omit<CsPhrase, 'id' | 'updatedAt'>) => void;
  pending: boolean;
  /** Why it was refused. */
  error?: string | undefined;
  onSave: (draft: PhraseDraft) => void;
  onRemove: (phrase: CsPhrase) => void;
  onInsert: (phrase: CsPhrase) => void;
  onRetry: () => void;
  onClose: () => void;
}

const words = deskCopy.phrases;

/** Canned answers of an agent and of all agents of the assistant: chosen, written, deleted. */
export function PhrasesDialog(props: PhrasesDialogProps) {
  const { draft } = props;
  return draft ? <Writing key={draft.id ?? ''} {...props} draft={draft} /> : <Choosing {...props} />;
}

function Choosing({
  open,
  phrases,
  keyword,
  onKeyword,
  onDraft,
  pending,
  error,
  onRemove,
  onInsert,
  onRetry,
  onClose,
}: PhrasesDialogProps) {
  const data = phrases.kind === 'ready' ? phrases.data : undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={words.text}
      footer={
        <Button icon={Plus} onPress={() => onDraft({ title: '', text: '', shared: false })}>
          {words.add}
        </Button>
      }
    >
      <Stack gap={12}>
        {error ? <InlineMessage tone="danger">{error}</InlineMessage> : null}
        <SearchInput label={words.search} value={keyword} onChange={onKeyword} />
        {phrases.kind === 'failed' || phrases.kind === 'missing' ? (
          <FailedMessage otherwise={words.failed} of={phrases} onRetry={onRetry} />
        ) : null}
        {phrases.kind === 'loading' ? (
          <SkeletonRegion>
            <Skeleton shape="block" height={8} />
          </SkeletonRegion>
        ) : null}
        {data?.rows.length === 0 ? (
          <Empty kind={keyword ? 'noMatch' : 'first'} title={keyword ? words.noMatch.title : words.empty.title}>
            {keyword ? words.noMatch.text : words.empty.text}
          </Empty>
        ) : null}
        {data && data.rows.length > 0 ? (
          <List label={words.list}>
            {data.rows.map((phrase) => (
              <ListItem
                key={phrase.id}
                title={phrase.title}
                note={phrase.text}
                lead={<Tag tone={phrase.shared ? 'info' : 'neutral'}>{phrase.shared ? words.shared : words.own}</Tag>}
                end={
                  <Inline gap={4}>
                    <IconButton
                      icon={Pencil}
                      size="sm"
                      label={words.edit(phrase.title)}
                      onPress={() => onDraft(phrase)}
                    />
                    <IconButton
                      icon={Trash}
                      size="sm"
                      label={words.remove(phrase.title)}
                      disabled={pending}
                      onPress={() => onRemove(phrase)}
                    />
                    <Button size="sm" aria-label={words.insert(phrase.title)} onPress={() => onInsert(phrase)}>
                      {words.insertShort}
                    </Button>
                  </Inline>
                }
              />
            ))}
          </List>
        ) : null}
        {data && data.count > data.rows.length ? (
          <Text size="caption" tone="secondary">
            {words.more(data.rows.length)}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}

const scopes = (['own', 'shared'] as const).map((value) => ({ value, label: words.scopes[value] }));

function Writing({
  open,
  draft,
  onDraft,
  onKeep,
  pending,
  error,
  onSave,
}: PhrasesDialogProps & { draft: PhraseDraft }) {
  const form = useId();
  const [title, setTitle] = useState(draft.title);
  const [text, setText] = useState(draft.text);
  const [shared, setShared] = useState(draft.shared);
  const [tried, setTried] = useState(false);
  const keep = useEffectEvent(() => {
    if (!draft.id && (title !== draft.title || text !== draft.text || shared !== draft.shared))
      onKeep?.({ title, text, shared });
  });
  useEffect(() => keep(), [title, text, shared]);
  const wrong = (value: string, missing: string, max: number) => {
    if (value.trim() === '') return tried ? missing : undefined;
    return lengthOf(value.trim()) > max ? words.tooLong(max) : undefined;
  };
  const wrongTitle = wrong(title, words.noTitle, phraseLimits.title);
  const wrongText = wrong(text, words.noText, phraseLimits.text);
  const back = () => onDraft(undefined);
  const submit = () => {
    setTried(true);
    if (title.trim() === '' || text.trim() === '' || wrongTitle || wrongText || pending) return;
    onSave({ ...draft, title: title.trim(), text: text.trim(), shared });
  };
  return (
    <Dialog
      open={open}
      onClose={back}
      title={draft.id ? words.editTitle : words.addTitle}
      footer={<FormButtons form={form} submit={words.save} pending={pending} onClose={back} />}
    >
      <Form id={form} onSubmit={submit}>
        <Stack gap={16}>
          {error ? <InlineMessage tone="danger">{error}</InlineMessage> : null}
          <Field label={words.name} required error={wrongTitle}>
            <TextInput value={title} onChange={setTitle} limit={phraseLimits.title} />
          </Field>
          <Field label={words.words} required error={wrongText}>
            <TextArea value={text} onChange={setText} rows={4} />
          </Field>
          {draft.id ? null : (
            <Field label={words.scope} group>
              <RadioGroup
                options={scopes}
                value={shared ? 'shared' : 'own'}
                onChange={(scope) => setShared(scope === 'shared')}
              />
            </Field>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
