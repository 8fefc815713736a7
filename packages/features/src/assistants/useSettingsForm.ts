import { Assistant, assistants, constants } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useVersionedSave, type FormFields } from '../shared/conflict/index.ts';
import { useDraft } from '../shared/drafts.ts';
import { settingsCopy } from './settingsCopy.ts';
import { draftKey, type Drafts } from './drafts.ts';
import type { FieldErrors } from './settings.ts';

export interface SettingsFormOptions<F extends keyof Drafts> {
  form: F;
  assistant: Assistant;
  /** The settings of an assistant as the form edits them. */
  of: (assistant: Assistant) => Drafts[F];
  /** What is told about a changed field in the save bar. */
  labels: Record<keyof Drafts[F], string>;
  /** How a field is shown beside what somebody else has saved. */
  fields: FormFields<Drafts[F]>;
  /** Messages of the wrong fields, in the order they take focus. */
  check: (draft: Drafts[F]) => FieldErrors<Drafts[F]>;
  save: (draft: Drafts[F], version: number) => Promise<unknown>;
}

/**
 * One form of settings: its draft, its errors, its save bar. A wrong field takes focus instead of being saved. The button
 * stays busy for 500 ms after the answer (decisions.md SAVE_LOADING_CLEAR), which swallows double presses.
 */
export const useSettingsForm = <F extends keyof Drafts>(options: SettingsFormOptions<F>) => {
  type Draft = Drafts[F];
  const { form, assistant, of, labels, fields, check } = options;
  const { draft, changes, changed, origin, set, discard } = useDraft(
    draftKey(form, assistant.id),
    of(assistant),
    assistant.updatedAt,
  );
  const [errors, setErrors] = useState<FieldErrors<Draft>>({});
  const { save, saving, conflict } = useVersionedSave<Draft>({
    fields,
    send: ({ values, version }) => options.save(values, version),
    read(current) {
      const row = Assistant.safeParse(current);
      return row.success ? { version: row.data.updatedAt, values: of(row.data) } : undefined;
    },
    touches: [assistants.get, assistants.page],
    onSaved() {
      discard();
      toast(settingsCopy.saveBar.saved);
    },
    onTheirs: discard,
    hold: constants.SAVE_LOADING_CLEAR,
  });
  return {
    conflict,
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
        if (Object.keys(wrong).length === 0) save(origin, changes);
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
