import * as z from 'zod/mini';
import { answerModes } from './assistantKinds.ts';
import { certainties } from './chat.ts';
import { Coins } from './amounts.ts';

/** The steps of an answer in their order; `search` and `write` cannot be switched off. */
export const traceSteps = ['rewrite', 'search', 'vectors', 'rerank', 'write', 'verify'] as const;
export type TraceStep = (typeof traceSteps)[number];
/** `skipped`: there was no need for it; `off`: the assistant or the server has it switched off. */
export const traceStates = ['done', 'skipped', 'off', 'failed'] as const;

/** How a trial answer came about. It quotes documents: only the makers of the assistant read it. */
export const AnswerTrace = z.object({
  /** What was looked up: the question, or what it was rewritten to. */
  searched: z.array(z.string()),
  steps: z.array(
    z.object({
      step: z.enum(traceSteps),
      state: z.enum(traceStates),
      ms: z.number(),
      /** Of a failed step: the kind of failure, e.g. `slow`. */
      reason: z.optional(z.string()),
    }),
  ),
  /** Best first. */
  passages: z.array(
    z.object({
      kind: z.enum(['doc', 'qa', 'attachment']),
      name: z.string(),
      pages: z.array(z.number()),
      /** How it begins. */
      text: z.string(),
      /** How likely it answers by its words, 0 to 1. */
      score: z.number(),
      /** Place by words and by vectors, from 1. */
      words: z.optional(z.number()),
      vectors: z.optional(z.number()),
      similarity: z.optional(z.number()),
      /** Its number in the prompt; absent when the model did not get it. */
      number: z.optional(z.number()),
      cited: z.boolean(),
    }),
  ),
  /** Absent when no model wrote the answer. */
  model: z.optional(
    z.object({
      name: z.string(),
      mode: z.enum(answerModes),
      temperature: z.number(),
      /** The longest answer that was asked for, and what the model's window holds, in tokens. */
      maxTokens: z.number(),
      window: z.number(),
      inputTokens: z.number(),
      outputTokens: z.number(),
      /** The host told no numbers, so that these are estimates. */
      estimated: z.boolean(),
      /** Milliseconds until the first piece. */
      firstMs: z.number(),
    }),
  ),
  /** Cited sentences with numbers or names that their passage does not hold. */
  unsupported: z.array(z.object({ numbers: z.array(z.number()), sentence: z.string(), missing: z.array(z.string()) })),
  source: z.string(),
  certainty: z.optional(z.enum(certainties)),
  ms: z.number(),
  coins: Coins,
});
export type AnswerTrace = z.infer<typeof AnswerTrace>;
