import { useDraft } from '../shared/drafts.ts';
import type { PairDraft } from './pairDraft.ts';

const nothing: PairDraft = { question: '', wordings: '', answer: '' };

/** The new pair that somebody writes for an assistant: it waits, also after its dialog was closed. */
export const useNewPair = (kbBotId: string) => useDraft(`newPair-${kbBotId}`, nothing, 0);
