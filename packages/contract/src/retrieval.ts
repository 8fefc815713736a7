import * as z from 'zod/mini';
import { Question } from './answers.ts';
import { certainties } from './chat.ts';
import { Box } from './box.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './paging.ts';

/** A block of a passage, where it stands on its page. */
const PassagePlace = z.object({ blockId: z.string(), page: z.number(), box: Box });

/** A passage that was looked at for a question, and why it stands where it stands. */
export const RetrievedPassage = z.object({
  id: z.number(),
  kind: z.enum(['doc', 'qa']),
  /** Document or Q&A pair. */
  sourceId: z.string(),
  name: z.string(),
  pages: z.array(z.number()),
  text: z.string(),
  /** Its blocks in reading order; none for a pair. */
  places: z.array(PassagePlace),
  /** How likely it answers the question, 0 to 1. */
  score: z.number(),
  /** Whether that is enough for an answer. */
  enough: z.boolean(),
  /** Stretches of the question that stand in it, and those that do not. */
  matched: z.array(z.string()),
  missing: z.array(z.string()),
  /** Place by words and by vectors, from 1; absent where that list does not hold it. */
  words: z.optional(z.number()),
  vectors: z.optional(z.number()),
  /** Cosine of its vector and the question's. */
  similarity: z.optional(z.number()),
});
export type RetrievedPassage = z.infer<typeof RetrievedPassage>;

/**
 * Why a passage that a maker names is found or not: it is `shown`, stands `behind` the shown ones, has none of the
 * question's words (`noWords`), is switched off or not trained (`disabled`), or lies in a library that is `off`.
 */
export const NamedPassage = z.object({
  kind: z.enum(['doc', 'qa']),
  sourceId: z.string(),
  name: z.string(),
  pages: z.array(z.number()),
  text: z.string(),
  places: z.array(PassagePlace),
  verdict: z.enum(['shown', 'behind', 'noWords', 'disabled', 'off']),
  /** Among all that is found, from 1; absent for what stands far behind. */
  place: z.optional(z.number()),
  matched: z.array(z.string()),
  missing: z.array(z.string()),
});
export type NamedPassage = z.infer<typeof NamedPassage>;

/** Looks for passages without answering: makers see what an answer would be made from. */
export const retrieval = {
  test: endpoint({
    name: 'retrieval.test',
    method: 'POST',
    path: '/api/v1/{scope}KbBot/query/retrieval',
    access: { personal: 'personal', tenant: 'adminPlus' },
    input: z.object({
      kbBotId: Id,
      question: Question,
      /** Words of a passage that should be found. */
      named: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    }),
    output: z.object({
      rows: z.array(RetrievedPassage),
      /** How likely the first ones answer the question, 0 to 1. */
      confidence: z.number(),
      /** How sure an answer from them would be. */
      certainty: z.enum(certainties),
      /** What was probably meant by pinyin, or by a word with a wrong letter. */
      didYouMean: z.optional(z.string()),
      /** Whether meanings were compared too. */
      vectors: z.enum(['used', 'off', 'failed']),
      ms: z.number(),
      /** The passages that hold the named words; none when nothing does. */
      named: z.optional(z.array(NamedPassage)),
    }),
    summary:
      'The passages that a question finds with the settings of the assistant, best first; free, nothing is kept.',
  }),
};
