import { AdContent, type AdStrategy, type Assistant } from '@tinystar/contract';
import { lateCopy } from './lateCopy.ts';
import type { FieldErrors } from './settings.ts';

export interface AdDraft extends AdStrategy {
  type: AdContent['type'];
  content: string;
}

/** The advertisement of an assistant as its form edits it. */
export const adDraftOf = ({ advertising }: Assistant): AdDraft => ({
  status: advertising?.strategy.status ?? 'disabled',
  afterFirstAnswer: advertising?.strategy.afterFirstAnswer ?? true,
  everyNAnswers: advertising?.strategy.everyNAnswers ?? 5,
  type: advertising?.content.type ?? 'text',
  content: advertising?.content.content ?? '',
});

/** What is shown must say something, and not too much. */
export const checkAd = ({ status, type, content }: AdDraft): FieldErrors<AdDraft> => {
  if (status === 'enabled' && content.trim() === '') return { content: lateCopy.ad.empty };
  const result = AdContent.safeParse({ type, content });
  return result.success ? {} : { content: result.error.issues[0]?.message };
};
