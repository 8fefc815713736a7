import type { Model, ModelMessage } from './model.ts';
import { ModelError } from './modelError.ts';

/** A model asked for something short, that is worth only a short wait. */
export interface ShortCall {
  messages: readonly ModelMessage[];
  maxTokens: number;
  /** Milliseconds for the whole of it. */
  patience: number;
}

/** The whole reply. Throws {@link ModelError}, `slow` when the time is up, or the signal's reason when aborted. */
export async function askShortly(
  model: Model,
  { messages, maxTokens, patience }: ShortCall,
  signal: AbortSignal,
): Promise<string> {
  const timeUp = AbortSignal.timeout(patience);
  let reply = '';
  try {
    for await (const piece of model(messages, AbortSignal.any([signal, timeUp]), { maxTokens, temperature: 0 })) {
      reply += piece;
      // A model that tells stories instead is not waited for.
      if (reply.length > maxTokens * 8) throw new ModelError('protocol', 'the model does not come to an end');
    }
  } catch (error) {
    signal.throwIfAborted();
    if (timeUp.aborted) throw new ModelError('slow', `the model gave no short reply in ${patience} ms`);
    throw error;
  }
  return reply;
}
