import type { Model, ModelMessage } from './model.ts';
import { ModelError } from './modelError.ts';
import { tokensOf } from './tokens.ts';

/** A model asked for something short, that is worth only a short wait. */
export interface ShortCall {
  messages: readonly ModelMessage[];
  maxTokens: number;
  /** Milliseconds for the whole of it. */
  patience: number;
  /** Told what it took, also when it fails; by estimate where the host tells nothing. */
  onSpent?: OnSpent | undefined;
}

export type OnSpent = (used: { inputTokens: number; outputTokens: number }) => Promise<void>;

/** The whole reply. Throws {@link ModelError}, `slow` when the time is up, or the signal's reason when aborted. */
export async function askShortly(
  model: Model,
  { messages, maxTokens, patience, onSpent }: ShortCall,
  signal: AbortSignal,
): Promise<string> {
  const timeUp = AbortSignal.timeout(patience);
  let reply = '';
  let used: { inputTokens: number; outputTokens: number } | undefined;
  const wish = { maxTokens, temperature: 0, ...(onSpent && { onUsage: (told: typeof used) => void (used = told) }) };
  try {
    for await (const piece of model(messages, AbortSignal.any([signal, timeUp]), wish)) {
      reply += piece;
      // A model that tells stories instead is not waited for.
      if (reply.length > maxTokens * 8) throw new ModelError('protocol', 'the model does not come to an end');
    }
  } catch (error) {
    signal.throwIfAborted();
    if (timeUp.aborted) throw new ModelError('slow', `the model gave no short reply in ${patience} ms`);
    throw error;
  } finally {
    const asked = messages.reduce((sum, { content }) => sum + tokensOf(content), 0);
    await onSpent?.(used ?? { inputTokens: asked, outputTokens: tokensOf(reply) });
  }
  return reply;
}
