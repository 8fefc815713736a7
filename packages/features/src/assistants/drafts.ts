import type { Assistant } from '@tinystar/contract';
import { useMemo } from 'react';
import { useUnsaved } from '../shared/drafts.ts';
import type { AdDraft } from './adSettings.ts';
import { basicDraftOf, displayDraftOf, type AdvancedDraft, type BasicDraft, type DisplayDraft } from './settings.ts';

/** The forms of settings and what each edits. */
export interface Drafts {
  basic: BasicDraft;
  advanced: AdvancedDraft;
  display: DisplayDraft;
  ad: AdDraft;
}

/** Under which name the unsaved changes of an assistant's form are kept. */
export const draftKey = (form: keyof Drafts, assistantId: string): string => `${form}:${assistantId}`;

type ChatDraft = Partial<BasicDraft> & { display?: Omit<DisplayDraft, 'isShowQuickButtons'> };

/** The unsaved settings of an assistant that show in a chat, for the trial beside the forms. */
export const useChatDraft = (assistant: Assistant): ChatDraft | undefined => {
  const saved = useMemo(() => ({ basic: basicDraftOf(assistant), display: displayDraftOf(assistant) }), [assistant]);
  const basic = useUnsaved(draftKey('basic', assistant.id), saved.basic);
  const look = useUnsaved(draftKey('display', assistant.id), saved.display);
  return useMemo(() => {
    if (!look) return basic;
    const { isShowQuickButtons, ...display } = look;
    // Both forms have them: the one that changes them counts.
    const changed = isShowQuickButtons !== assistant.isShowQuickButtons;
    return { ...basic, ...(changed && { isShowQuickButtons }), display };
  }, [basic, look, assistant.isShowQuickButtons]);
};
