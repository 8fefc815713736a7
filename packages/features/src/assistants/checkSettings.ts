import { AdvancedSettings, BasicSettings } from '@tinystar/contract';
import type { AdvancedDraft, BasicDraft, FieldErrors } from './settings.ts';

/** Order in which the basic settings are checked and the first wrong field takes focus (assistants.md §5). */
const basicOrder = ['name', 'welcomeWords', 'description', 'replyToneId', 'questionWords'] as const;

/** Messages of the wrong basic fields, in the specified order of the keys. */
export const checkBasic = (draft: BasicDraft): FieldErrors<BasicDraft> => {
  const errors: FieldErrors<BasicDraft> = {};
  for (const field of basicOrder) {
    const result = BasicSettings.shape[field].safeParse(draft[field]);
    if (!result.success) errors[field] = result.error.issues[0]?.message;
  }
  return errors;
};

/** The one rule across advanced fields: private knowledge alone needs a library. */
export const checkAdvanced = (draft: AdvancedDraft): FieldErrors<AdvancedDraft> => {
  // Whose settings these are and what they were made from is added when they are sent.
  const result = AdvancedSettings.safeParse({ ...draft, kbBotId: '0'.repeat(32), version: 0 });
  if (result.success) return {};
  const [issue] = result.error.issues;
  return { [issue?.path[0] as keyof AdvancedDraft]: issue?.message };
};
