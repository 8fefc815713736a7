import { placeParts, type SourceKind, type SourcePlace } from '@tinystar/contract';
import { Field, TextInput } from '@tinystar/ui';
import { placeWords } from './accessWords.ts';
import type { AccessProblems, SourceDraft } from './draft.ts';

export interface PlaceFieldsProps {
  kind: SourceKind;
  draft: Pick<SourceDraft, keyof SourcePlace>;
  problems: AccessProblems;
  onChange: (change: Partial<SourceDraft>) => void;
}

/** Where in a store or repository the files are; kinds that have neither have no fields for it. */
export function PlaceFields({ kind, draft, problems, onChange }: PlaceFieldsProps) {
  return placeParts[kind].map((part) => (
    <Field key={part} label={placeWords[part].label} hint={placeWords[part].hint} error={problems[part]}>
      <TextInput autoComplete="off" value={draft[part]} onChange={(text) => onChange({ [part]: text })} />
    </Field>
  ));
}
