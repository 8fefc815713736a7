import type { AnswerTrace, Certainty, SentenceMap, TraceStep } from '@tinystar/contract';
import type { Hit } from '../../retrieval/index.ts';
import { EmbeddingError } from '../../embeddings/index.ts';
import { RerankError } from '../../reranking/index.ts';
import { ModelError } from './modelError.ts';

type Step = AnswerTrace['steps'][number];
/** The trace as the engine knows it; what the answer cost is added outside. */
export type EngineTrace = Omit<AnswerTrace, 'coins'>;

const BEGINNING = 120;

/** Writes down how an answer comes about. */
export class TraceBook {
  readonly #startedAt = performance.now();
  readonly #steps = new Map<TraceStep, Step>();
  searched: string[] = [];
  hits: readonly Hit[] = [];
  /** The passages of the prompt. */
  prompted: readonly Hit[] = [];
  /** Their numbers; from 1 in their order when there are none here. */
  numbers: readonly number[] = [];
  model: EngineTrace['model'];
  unsupported: EngineTrace['unsupported'] = [];

  /** Notes a step; of one that is taken several times, the times add up and a failure stays. */
  note(step: TraceStep, state: Step['state'], ms = 0, reason?: string): void {
    const before = this.#steps.get(step);
    const worst = before?.state === 'failed' ? before : { state, reason };
    this.#steps.set(step, {
      step,
      state: worst.state,
      ms: Math.round((before?.ms ?? 0) + ms),
      ...(worst.reason !== undefined && { reason: worst.reason }),
    });
  }

  /** Runs an optional step. Undefined when it failed: the answer goes on without it, unless nobody wants it any more. */
  async attempt<T>(step: TraceStep, signal: AbortSignal, work: () => Promise<T>): Promise<T | undefined> {
    const started = performance.now();
    try {
      const result = await work();
      this.note(step, 'done', performance.now() - started);
      return result;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelError || error instanceof EmbeddingError || error instanceof RerankError))
        throw error;
      this.note(step, 'failed', performance.now() - started, error.kind);
      return undefined;
    }
  }

  /** The trace so far. */
  read(source: string, sentenceMap: SentenceMap, certainty?: Certainty): EngineTrace {
    return {
      searched: this.searched,
      steps: [...this.#steps.values()],
      passages: this.hits.map((hit) => {
        const at = this.prompted.findIndex(({ id }) => id === hit.id);
        const number = at < 0 ? 0 : (this.numbers[at] ?? at + 1);
        return {
          kind: hit.kind,
          name: hit.name,
          pages: hit.pages,
          text: hit.text.slice(0, BEGINNING).toWellFormed(),
          score: Math.round(hit.score * 1_000) / 1_000,
          ...(hit.ranks?.words && { words: hit.ranks.words }),
          ...(hit.ranks?.vectors && { vectors: hit.ranks.vectors }),
          ...(hit.similarity !== undefined && { similarity: Math.round(hit.similarity * 1_000) / 1_000 }),
          ...(number > 0 && { number }),
          cited: Object.values(sentenceMap).some(({ reference }) => reference.some(({ id }) => id === String(hit.id))),
        };
      }),
      ...(this.model && { model: this.model }),
      unsupported: this.unsupported,
      source,
      ...(certainty && { certainty }),
      ms: Math.round(performance.now() - this.#startedAt),
    };
  }
}
