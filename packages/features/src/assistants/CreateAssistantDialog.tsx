import {
  AssistantName,
  codePoints,
  constants,
  knowledgeSources,
  lateMessages,
  type Assistant,
  type AssistantProposal,
  type ReplyOption,
  type Scope,
  type Template,
} from '@tinystar/contract';
import {
  Button,
  Dialog,
  Field,
  Form,
  Inline,
  InlineMessage,
  RadioCards,
  Select,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@tinystar/ui';
import { BookOpen, Globe, LayoutGrid, Lock, Pencil, Sparkles } from '@tinystar/ui/icons';
import { useState } from 'react';
import { FormButtons } from '../shared/FormButtons.tsx';
import { AssistantPreview } from './AssistantPreview.tsx';
import * as css from './AssistantPreview.css.ts';
import { sourceLabels } from './copy.ts';
import { createCopy } from './createCopy.ts';
import { lateCopy } from './lateCopy.ts';

export interface NewAssistant {
  name: string;
  description?: string | undefined;
  welcomeWords?: string | undefined;
  replyToneId?: string | undefined;
  replyKnowledgeSource?: Assistant['replyKnowledgeSource'] | undefined;
  templateId?: string | undefined;
  questionWords?: string | undefined;
  pairs?: AssistantProposal['pairs'] | undefined;
}

export interface CreateAssistantDialogProps {
  scope: Scope;
  templates: readonly Template[];
  tones: readonly ReplyOption[];
  pending: boolean;
  /** Whether the deployment has a language model. */
  hasModel: boolean;
  /** What the server refused. */
  error?: string | undefined;
  onClose: () => void;
  onCreate: (assistant: NewAssistant) => void;
  /** Proposes settings for a name and a wish; a refusal is told elsewhere and gives undefined. */
  onPropose: (wish: { name: string; requirement: string }) => Promise<AssistantProposal | undefined>;
}

type Kind = 'blank' | 'template' | 'ai';

const kinds = [
  { value: 'blank' as const, ...createCopy.kinds.blank, icon: Pencil },
  { value: 'template' as const, ...createCopy.kinds.template, icon: LayoutGrid },
  { value: 'ai' as const, ...lateCopy.byAi.kind, icon: Sparkles },
];
const sourceIcons = { privateDomain: Lock, publicDomain: Globe, both: BookOpen } as const;
const sources = knowledgeSources.map((value) => ({ value, ...sourceLabels[value], icon: sourceIcons[value] }));

const filled = ['description', 'welcomeWords', 'replyToneId'] as const;

/** What a template writes into the form: fields that are empty, or still as the template before wrote them. */
const filledBy = (next: Template | undefined, before: Template | undefined, draft: NewAssistant) =>
  Object.fromEntries(
    filled
      .filter((field) => !draft[field]?.trim() || draft[field] === before?.[field])
      .map((field) => [field, next?.[field]]),
  );

/** Creates an assistant, blank or from a template; neither switching nor a template takes away what was typed. */
export function CreateAssistantDialog({
  scope,
  templates,
  tones,
  pending,
  hasModel,
  error,
  onClose,
  onCreate,
  onPropose,
}: CreateAssistantDialogProps) {
  const words = createCopy;
  const [kind, setKind] = useState<Kind>('blank');
  const [draft, setDraft] = useState<NewAssistant>({ name: '', replyKnowledgeSource: 'privateDomain' });
  const [checked, setChecked] = useState(false);
  const set = (change: Partial<NewAssistant>) => setDraft((before) => ({ ...before, ...change }));

  const [requirement, setRequirement] = useState('');
  const [proposal, setProposal] = useState<AssistantProposal | 'writing'>();

  const name = AssistantName.safeParse(draft.name);
  const nameError = checked && !name.success ? name.error.issues[0]?.message : undefined;
  const templateError = checked && kind === 'template' && !draft.templateId ? words.templateMissing : undefined;

  const choose = (templateId: string) => {
    const [before, next] = [draft.templateId, templateId].map((id) => templates.find((one) => one.id === id));
    set({ templateId, ...filledBy(next, before, draft) });
  };

  const propose = async () => {
    setChecked(true);
    if (!name.success || codePoints(requirement) > constants.REQUIREMENT_MAX) return;
    setProposal('writing');
    const made = await onPropose({ name: name.data, requirement });
    setProposal(made);
    if (!made) return;
    const { writtenBy: _, ...settings } = made;
    set(settings);
  };

  const submit = () => {
    setChecked(true);
    if (!name.success || (kind === 'template' && !draft.templateId)) return;
    const { pairs, questionWords, templateId, ...typed } = draft;
    onCreate({
      ...typed,
      name: name.data,
      ...(kind === 'template' && { templateId }),
      ...(kind === 'ai' && { pairs, questionWords }),
    });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={words.owner[scope]}
      footer={<FormButtons form="create-assistant" submit={words.submit} pending={pending} onClose={onClose} />}
    >
      <Form id="create-assistant" onSubmit={submit}>
        <div className={css.columns}>
          <Stack gap={20}>
            <RadioCards label={words.title} options={kinds} value={kind} onChange={setKind} />
            <Field label={words.name} required error={nameError ?? error}>
              <TextInput
                value={draft.name}
                limit={constants.ASSISTANT_NAME_MAX}
                placeholder={words.namePlaceholder}
                onChange={(value) => set({ name: value })}
              />
            </Field>
            {kind === 'ai' ? (
              <>
                <Field
                  label={lateCopy.byAi.requirement}
                  hint={lateCopy.byAi.hint}
                  error={codePoints(requirement) > constants.REQUIREMENT_MAX ? lateMessages.requirement : undefined}
                >
                  <TextArea
                    rows={3}
                    maxRows={6}
                    limit={constants.REQUIREMENT_MAX}
                    value={requirement}
                    placeholder={lateCopy.byAi.placeholder}
                    onChange={setRequirement}
                  />
                </Field>
                <Inline>
                  <Button icon={Sparkles} pending={proposal === 'writing'} onPress={() => void propose()}>
                    {proposal === undefined ? lateCopy.byAi.write : lateCopy.byAi.again}
                  </Button>
                </Inline>
                {proposal === undefined || proposal === 'writing' ? null : (
                  <InlineMessage tone={proposal.writtenBy === 'model' ? 'success' : 'info'}>
                    {lateCopy.byAi.written[proposal.writtenBy](proposal.pairs.length)}
                  </InlineMessage>
                )}
              </>
            ) : null}
            {kind === 'template' ? (
              <Field label={words.template} required hint={words.templateKeeps} error={templateError}>
                <Select
                  options={templates.map(({ id, displayName, description }) => ({
                    value: id,
                    label: displayName,
                    description,
                  }))}
                  value={draft.templateId}
                  onChange={choose}
                />
              </Field>
            ) : null}
            <Field label={words.description}>
              <TextArea
                rows={2}
                maxRows={5}
                limit={constants.DESCRIPTION_MAX}
                value={draft.description ?? ''}
                placeholder={words.descriptionPlaceholder}
                onChange={(value) => set({ description: value })}
              />
            </Field>
            <Field label={words.welcome}>
              <TextArea
                rows={2}
                maxRows={5}
                limit={constants.WELCOME_MAX}
                value={draft.welcomeWords ?? ''}
                onChange={(value) => set({ welcomeWords: value })}
              />
            </Field>
            <Field label={words.tone} group>
              <RadioCards
                options={tones.map(({ id, name: label, hint }) => ({ value: id, label, description: hint }))}
                value={draft.replyToneId}
                onChange={(value) => set({ replyToneId: value })}
              />
            </Field>
            <Field label={words.source} group>
              <RadioCards
                options={sources}
                value={draft.replyKnowledgeSource}
                onChange={(value) => set({ replyKnowledgeSource: value })}
              />
            </Field>
            {hasModel ? null : <InlineMessage tone="warning">{words.noModel}</InlineMessage>}
            {templates.length === 0 && kind === 'template' ? (
              <Text tone="secondary">{words.templatesFailed}</Text>
            ) : null}
          </Stack>
          <AssistantPreview
            {...draft}
            pairs={kind === 'ai' ? draft.pairs : undefined}
            tone={tones.find(({ id }) => id === draft.replyToneId)?.name}
            source={draft.replyKnowledgeSource && sourceLabels[draft.replyKnowledgeSource].label}
          />
        </div>
      </Form>
    </Dialog>
  );
}
