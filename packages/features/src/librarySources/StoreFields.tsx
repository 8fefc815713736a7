import { Field, TextInput } from '@tinystar/ui';
import { storeWords } from './accessWords.ts';
import type { AccessProblems, SourceDraft } from './draft.ts';

export interface StoreFieldsProps {
  draft: Pick<SourceDraft, keyof typeof storeWords>;
  problems: AccessProblems;
  onChange: (change: Partial<SourceDraft>) => void;
}

const fields = ['bucket', 'folder', 'region'] as const;

/** Where in a store the files are. */
export function StoreFields({ draft, problems, onChange }: StoreFieldsProps) {
  return fields.map((field) => (
    <Field key={field} label={storeWords[field].label} hint={storeWords[field].hint} error={problems[field]}>
      <TextInput autoComplete="off" value={draft[field]} onChange={(text) => onChange({ [field]: text })} />
    </Field>
  ));
}
