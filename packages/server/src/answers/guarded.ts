import type { SentenceMap } from '@tinystar/contract';
import { wordListOf } from '../blockedWords/blockedWords.ts';
import { cutAt, Guard } from '../blockedWords/guard.ts';
import type { Services } from '../platform/services.ts';
import type { AnswerEnd, AnswerPart } from './answerer.ts';

/**
 * An answer up to the first word of the operator's list, and that it was cut there. One without a word before it fails,
 * and costs nothing.
 */
export async function* guarded(
  services: Services,
  kbBotId: string,
  parts: AsyncIterable<AnswerPart>,
  cited: () => SentenceMap,
): AsyncGenerator<AnswerPart> {
  const guard = new Guard(await wordListOf(services));
  for await (const part of parts) {
    const piece = 'text' in part ? guard.feed(part.text) : guard.end();
    if (piece !== '') yield { text: piece };
    if (guard.hit) {
      yield { text: await cutAt(services, kbBotId, guard, guard.hit) };
      yield { end: cutEnd(guard.shown, cited()) };
      return;
    }
    if (!('text' in part)) yield part;
  }
}

/** The end of a cut answer: it keeps the sources that what is left of it cites. */
const cutEnd = (text: string, cited: SentenceMap): AnswerEnd => ({
  answerContentType: 'markdown',
  sentenceMap: Object.fromEntries(Object.entries(cited).filter(([number]) => text.includes(`[${number}]`))),
  answerSource: 'cut',
  answerByKeyword: false,
  similarQuestions: [],
});
