import {
  answerModes,
  answerSteps,
  attachmentAudiences,
  knowledgeSources,
  prices,
  type Assistant,
} from '@tinystar/contract';
import { Checkbox, Field, Inline, InlineMessage, RadioCards, Select, Stack, Switch, TextArea } from '@tinystar/ui';
import { sourceLabels } from './copy.ts';
import { createCopy } from './createCopy.ts';
import { settingsCopy } from './settingsCopy.ts';
import { lateCopy } from './lateCopy.ts';
import type { AdvancedDraft, FieldErrors } from './settings.ts';

export interface AdvancedSettingsFormProps {
  draft: AdvancedDraft;
  errors: FieldErrors<AdvancedDraft>;
  changed: ReadonlySet<keyof AdvancedDraft>;
  onChange: (change: Partial<AdvancedDraft>) => void;
  /** Models that this server offers. */
  models: readonly { name: string; label: string }[];
  /** Whether there is one that writes: without it nothing answers from general knowledge. */
  hasModel: boolean;
  /** Whose coins an answer costs. */
  type: Assistant['type'];
}

const words = settingsCopy.advanced;
const sources = knowledgeSources.map((value) => ({ value, ...sourceLabels[value] }));
const modes = answerModes.map((value) => ({ value, ...words.modes[value] }));
const audiences = attachmentAudiences.map((value) => ({ value, ...lateCopy.attachments.audiences[value] }));
const libraries = ['document', 'qa'] as const;

/** Stands for the empty name, by which an assistant follows the system: no option of a list may be empty. */
const STANDARD = 'standard';

/** Knowledge sources, prompt and fallback answers (assistants.md §2 advanced). */
export function AdvancedSettingsForm({
  draft,
  errors,
  changed,
  onChange,
  models,
  hasModel,
  type,
}: AdvancedSettingsFormProps) {
  const [first] = models;
  const choices = [
    { value: STANDARD, label: first ? lateCopy.model.ownOf(first.label) : lateCopy.model.own },
    ...models.map(({ name, label }) => ({ value: name, label })),
  ];
  const chosen = draft.largeLanguageModel || STANDARD;
  return (
    <>
      <Field layout="beside" label={words.source} group changed={changed.has('replyKnowledgeSource')}>
        <Stack gap={12}>
          <RadioCards
            options={sources}
            value={draft.replyKnowledgeSource}
            onChange={(replyKnowledgeSource) => onChange({ replyKnowledgeSource })}
          />
          {hasModel || draft.replyKnowledgeSource === 'privateDomain' ? null : (
            <InlineMessage tone="warning">{createCopy.noModel}</InlineMessage>
          )}
        </Stack>
      </Field>
      <Field
        layout="beside"
        label={words.libraries}
        group
        error={errors.document}
        changed={changed.has('document') || changed.has('qa')}
      >
        <Stack gap={12}>
          {libraries.map((library) => {
            const { status, showReference } = draft[library];
            return (
              <Inline key={library} gap={24}>
                <Switch
                  checked={status === 'enabled'}
                  onChange={(on) => onChange({ [library]: { status: on ? 'enabled' : 'disabled', showReference } })}
                >
                  {words[library]}
                </Switch>
                <Checkbox
                  checked={showReference}
                  disabled={status === 'disabled'}
                  onChange={(next) => onChange({ [library]: { status, showReference: next } })}
                >
                  {words.showReference}
                </Checkbox>
              </Inline>
            );
          })}
        </Stack>
      </Field>
      <Field
        layout="beside"
        label={lateCopy.model.label}
        hint={lateCopy.model.cost(type === 'tenant' ? prices.answer : prices.ownPersonalAnswer)}
        changed={changed.has('largeLanguageModel')}
      >
        <Select
          label={lateCopy.model.label}
          options={
            choices.some(({ value }) => value === chosen) ? choices : [...choices, { value: chosen, label: chosen }]
          }
          value={chosen}
          onChange={(model) => onChange({ largeLanguageModel: model === STANDARD ? '' : model })}
        />
      </Field>
      <Field layout="beside" label={words.mode} group changed={changed.has('answerMode')}>
        <RadioCards options={modes} value={draft.answerMode} onChange={(answerMode) => onChange({ answerMode })} />
      </Field>
      <Field layout="beside" label={words.steps} hint={words.stepsHint} group changed={changed.has('answerSteps')}>
        <Stack gap={12}>
          {answerSteps.map((step) => (
            <Switch
              key={step}
              checked={draft.answerSteps[step]}
              onChange={(on) => onChange({ answerSteps: { ...draft.answerSteps, [step]: on } })}
            >
              {words.stepTexts[step]}
            </Switch>
          ))}
        </Stack>
      </Field>
      <Field
        layout="beside"
        label={lateCopy.attachments.label}
        hint={lateCopy.attachments.hint}
        group
        changed={changed.has('attachments')}
      >
        <RadioCards
          options={audiences}
          value={draft.attachments}
          onChange={(attachments) => onChange({ attachments })}
        />
      </Field>
      <Field
        layout="beside"
        label={words.prompt}
        hint={words.promptHint}
        changed={changed.has('replyPublicDomainPrompt')}
      >
        <TextArea
          value={draft.replyPublicDomainPrompt}
          limit={2_000}
          onChange={(replyPublicDomainPrompt) => onChange({ replyPublicDomainPrompt })}
        />
      </Field>
      <Field layout="beside" label={words.notFound} changed={changed.has('privateDomainKnowledgeNotFound')}>
        <TextArea
          value={draft.privateDomainKnowledgeNotFound}
          limit={3_000}
          onChange={(privateDomainKnowledgeNotFound) => onChange({ privateDomainKnowledgeNotFound })}
        />
      </Field>
      <Field layout="beside" label={words.exception} changed={changed.has('systemException')}>
        <TextArea
          value={draft.systemException}
          limit={3_000}
          onChange={(systemException) => onChange({ systemException })}
        />
      </Field>
      <Field layout="beside" label={words.similar} changed={changed.has('isShowSimilarQuestions')}>
        <Switch
          checked={draft.isShowSimilarQuestions}
          onChange={(isShowSimilarQuestions) => onChange({ isShowSimilarQuestions })}
        >
          {words.similarText}
        </Switch>
      </Field>
    </>
  );
}
