import type { AnswerEvent, SentenceMap } from '@tinystar/contract';
import type { AnswerEnd } from './answerer.ts';

/** JSON characters of a sentence map that leave the event below 256 KB of UTF-8 in any script. */
const SOURCES_MAX = 80_000;
const EXCERPT = 500;

/** The event that closes a successful answer; passages too long for one event are shortened. */
export const finishedEvent = (
  message: AnswerEnd & { id: string; createdAt: Date; stopped: boolean },
  seq: number,
): AnswerEvent => ({
  status: 'finished',
  id: message.id,
  seq,
  answerContentType: message.answerContentType,
  sentenceMap: fitSources(message.sentenceMap),
  answerSource: message.answerSource,
  ...(message.certainty && { certainty: message.certainty }),
  ...(message.didYouMean && { didYouMean: message.didYouMean }),
  // The place in the history, so that paging by it never repeats the message.
  timestamp: message.createdAt.getTime(),
  answerByKeyword: message.answerByKeyword,
  similarQuestions: message.similarQuestions,
  ...(message.stopped && { stopped: true }),
});

function fitSources(sources: SentenceMap): SentenceMap {
  if (JSON.stringify(sources).length <= SOURCES_MAX) return sources;
  const short = Object.fromEntries(
    Object.entries(sources).map(([number, { reference, ...more }]) => [
      number,
      {
        ...more,
        reference: reference.map((each) => ({ ...each, text: each.text.slice(0, EXCERPT) })),
        reference_filtered: [],
      },
    ]),
  );
  return JSON.stringify(short).length <= SOURCES_MAX ? short : {};
}
