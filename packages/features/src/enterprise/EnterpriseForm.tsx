import type { Avatar as AvatarValue } from '@tinystar/contract';
import { AvatarPicker, Field, Grow, Inline, TextInput, type AvatarUpload } from '@tinystar/ui';
import { copy } from './copy.ts';
import { SaveForm, type SaveFormProps } from './SaveForm.tsx';

/** What the enterprise is called and how it looks. */
export interface EnterpriseDraft {
  name: string;
  displayName: string;
  avatar: AvatarValue;
}

export interface EnterpriseFormProps extends Omit<SaveFormProps, 'children' | 'dirty'> {
  draft: EnterpriseDraft;
  changes: Partial<EnterpriseDraft>;
  errors: Partial<Record<keyof EnterpriseDraft, string>>;
  onChange: (change: Partial<EnterpriseDraft>) => void;
  onUpload: (picture: Blob) => Promise<AvatarUpload>;
}

const words = copy.info;
const MOST = 50;

/** Name, display name and avatar of the enterprise. */
export function EnterpriseForm({ draft, changes, errors, onChange, onUpload, ...save }: EnterpriseFormProps) {
  return (
    <SaveForm {...save} dirty={Object.keys(changes).length > 0}>
      <Field
        layout="beside"
        label={words.name}
        hint={words.nameHint}
        required
        error={errors.name}
        changed={'name' in changes || 'avatar' in changes}
      >
        <Inline gap={20}>
          <AvatarPicker
            name={draft.name.trim() || words.avatar}
            value={draft.avatar}
            onChange={(avatar) => onChange({ avatar })}
            onUpload={onUpload}
            words={copy.avatar}
          />
          <Grow>
            <TextInput name="name" value={draft.name} limit={MOST} onChange={(name) => onChange({ name })} />
          </Grow>
        </Inline>
      </Field>
      <Field
        layout="beside"
        label={words.displayName}
        hint={words.displayNameHint}
        error={errors.displayName}
        changed={'displayName' in changes}
      >
        <TextInput
          name="displayName"
          value={draft.displayName}
          limit={MOST}
          onChange={(displayName) => onChange({ displayName })}
        />
      </Field>
    </SaveForm>
  );
}
