import { sourceLimits, sourceRhythms, type SourceKind } from '@tinystar/contract';
import { Field, NumberInput, Select, Stack, TagInput, TextInput } from '@tinystar/ui';
import { copy, rhythmWords } from './copy.ts';
import type { SourceDraft } from './draft.ts';

export interface RulesStepProps {
  kind: SourceKind;
  draft: SourceDraft;
  error: string | undefined;
  onChange: (change: Partial<SourceDraft>) => void;
}

const words = copy.wizard;
/** The kinds whose listings say how large a file is. */
const sized = new Set<SourceKind>(['webdav', 's3']);
const rhythms = sourceRhythms.map((value) => ({ value, label: rhythmWords[value] }));

/** How a source is called, what of it is taken, and how often it is looked at. */
export function RulesStep({ kind, draft, error, onChange }: RulesStepProps) {
  const tags = { max: sourceLimits.rules, limit: sourceLimits.rule };
  return (
    <Stack gap={16}>
      <Field label={words.name} error={error} required>
        <TextInput limit={sourceLimits.name} value={draft.name} onChange={(name) => onChange({ name })} />
      </Field>
      <Field label={words.every}>
        <Select options={rhythms} value={draft.every} onChange={(every) => onChange({ every })} />
      </Field>
      <Field label={words.include} hint={words.ruleHints[kind]}>
        <TagInput {...tags} value={draft.include} onChange={(include) => onChange({ include })} />
      </Field>
      <Field label={words.exclude} hint={words.excludeHint}>
        <TagInput {...tags} value={draft.exclude} onChange={(exclude) => onChange({ exclude })} />
      </Field>
      {sized.has(kind) ? (
        <Field label={words.maxSize} hint={words.maxSizeHint}>
          <NumberInput
            min={0.1}
            max={1_024}
            step={0.1}
            unit={words.megabyte}
            value={draft.maxSize}
            onChange={(maxSize) => onChange({ maxSize })}
          />
        </Field>
      ) : null}
    </Stack>
  );
}
