import type { Assistant } from '@tinystar/contract';
import { useMemo } from 'react';
import { useUnsaved } from '../shared/drafts.ts';
import { basicDraftOf, type AdvancedDraft, type BasicDraft } from './settings.ts';

/** The forms of settings and what each edits. */
export interface Drafts {
  basic: BasicDraft;
  advanced: AdvancedDraft;
}

/** Under which name the unsaved changes of an assistant's form are kept. */
export const draftKey = (form: keyof Drafts, assistantId: string): string => `${form}:${assistantId}`;

/** The unsaved basic settings of an assistant, for the trial chat beside the form. */
export const useBasicDraft = (assistant: Assistant): BasicDraft | undefined => {
  const saved = useMemo(() => basicDraftOf(assistant), [assistant]);
  return useUnsaved(draftKey('basic', assistant.id), saved);
};
