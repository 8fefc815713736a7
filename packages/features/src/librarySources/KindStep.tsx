import { sourceKinds, type SourceKind } from '@tinystar/contract';
import { Field, RadioCards } from '@tinystar/ui';
import { copy, kindWords } from './copy.ts';
import { kindIcons } from './kindIcons.ts';
import * as css from './SourceWizard.css.ts';

export interface KindStepProps {
  kind: SourceKind | undefined;
  error: string | undefined;
  onKind: (kind: SourceKind) => void;
}

const options = sourceKinds.map((value) => ({
  value,
  label: kindWords[value].label,
  description: kindWords[value].text,
  icon: kindIcons[value],
}));

/** Where documents are to come from. */
export function KindStep({ kind, error, onKind }: KindStepProps) {
  return (
    <Field label={copy.wizard.kind} error={error} group>
      <div className={css.kinds}>
        <RadioCards options={options} value={kind} onChange={onKind} />
      </div>
    </Field>
  );
}
