import type { Assistant } from '@tinystar/contract';
import { useState } from 'react';
import { useDraft } from '../shared/drafts.ts';
import { draftKey, type Drafts } from './drafts.ts';
import { focusField } from './focusField.ts';
import type { FieldErrors } from './settings.ts';
import { useSave } from './useSave.ts';

export interface SettingsFormOptions<F extends keyof Drafts> {
  form: F;
  assistant: Assistant;
  /** The settings as they are saved. */
  saved: Drafts[F];
  /** What is told about a changed field in the save bar. */
  labels: Record<keyof Drafts[F], string>;
  /** Messages of the wrong fields, in the order they take focus. */
  check: (draft: Drafts[F]) => FieldErrors<Drafts[F]>;
  save: (draft: Drafts[F]) => Promise<unknown>;
}

/** One form of settings: its draft, its errors, its save bar. A wrong field takes focus instead of being saved. */
export const useSettingsForm = <F extends keyof Drafts>(options: SettingsFormOptions<F>) => {
  type Draft = Drafts[F];
  const { form, assistant, saved, labels, check } = options;
  const { draft, changed, set, discard } = useDraft(draftKey(form, assistant.id), saved);
  const [errors, setErrors] = useState<FieldErrors<Draft>>({});
  const { save, saving } = useSave(discard, () => options.save(draft));
  return {
    frame: {
      changed: [...new Set(changed.map((key) => labels[key]))],
      saving,
      onDiscard() {
        discard();
        setErrors({});
      },
      onSave() {
        const wrong = check(draft);
        setErrors(wrong);
        const [first] = Object.keys(wrong);
        if (first) setTimeout(() => focusField(first));
        else save();
      },
    },
    form: {
      draft,
      errors,
      changed: new Set(changed),
      onChange(change: Partial<Draft>) {
        set(change);
        setErrors((before) => {
          const rest = { ...before };
          for (const key of Object.keys(change)) delete rest[key as keyof Draft];
          return rest;
        });
      },
    },
  };
};
