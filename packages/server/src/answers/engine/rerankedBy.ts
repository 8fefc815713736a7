import type { Hit } from '../../retrieval/index.ts';
import type { AnswerInput } from './answer.ts';
import type { TraceBook } from './traceBook.ts';
import type { Looked } from './types.ts';

/** Characters of a passage that are compared: more than reranking models read. */
const LONGEST = 2_000;

/**
 * What was found in the order of the reranking host, which takes the place of the model's own ordering; as it was where
 * there is no such host, or it fails. A pair that was asked word for word stays first.
 */
export async function rerankedBy(
  { question, rerank, settings, signal }: AnswerInput,
  found: Looked,
  book: TraceBook,
): Promise<Looked> {
  if (!rerank) return found;
  const { hits } = found;
  if (!settings.steps.rerank) book.note('rerank', 'off');
  else if (hits.length < 2 || hits[0]?.score === 1) book.note('rerank', 'skipped');
  else {
    const texts = hits.map(({ title, text }) => `${title}\n${text}`.slice(0, LONGEST));
    // What leans on the question before it was looked up as a whole one.
    const asked = book.searched[0] ?? question;
    const order = await book.attempt('rerank', signal, () => rerank(asked, texts, signal));
    const first = order?.flatMap((at) => hits[at] ?? []) ?? [];
    return { ...found, hits: [...new Set<Hit>([...first, ...hits])] };
  }
  return found;
}
