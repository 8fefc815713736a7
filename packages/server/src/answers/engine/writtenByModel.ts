import type { Hit, WholeHit } from '../../retrieval/index.ts';
import type { AnswerInput, Written } from './answer.ts';
import { fittingIn } from './attached.ts';
import { Citations } from './citations.ts';
import { modes } from './modes.ts';
import type { NamedModel } from './namedModel.ts';
import { NotFoundWatch } from './notFoundWatch.ts';
import { originOf } from './origin.ts';
import { PICTURE_TOKENS, promptWithin } from './prompt.ts';
import { rerank } from './rerank.ts';
import { tokensOf } from './tokens.ts';
import type { TraceBook } from './traceBook.ts';
import type { EnginePart, Looked } from './types.ts';
import { unsupportedIn } from './verify.ts';

/** So many passages a prompt holds at most; fewer candidates need no order. */
const PASSAGES = 8;
/** The share of the room that what was sent along may take. */
const ATTACHED_SHARE = 0.6;

/**
 * Lets the model write the answer from the best passages, checks what it cites, and hides what it cannot answer. `length`
 * is that of the whole answer in characters; under 私域知识 one that cites nothing is `related` at most.
 */
export async function* writtenByModel(
  input: AnswerInput & { model: NamedModel },
  found: Looked,
  book: TraceBook,
): AsyncGenerator<EnginePart, Written & { length: number }> {
  const { question, history, settings, model, signal, written = '', cited = {} } = input;
  const mode = modes[settings.mode];
  const candidates = await ordered(input, found, book);
  const room = (model.window - mode.maxTokens) * ATTACHED_SHARE;
  const sent = fittingIn(room, input.attached ?? [], found.hits);
  const isSent = new Set(sent.map(({ id }) => id));
  const best = candidates.filter(({ id }) => !isSent.has(id)).slice(0, PASSAGES);
  const { messages, passages, numbers } = promptWithin(model.window - mode.maxTokens, {
    settings,
    question,
    history,
    candidates: [...sent, ...((await input.complete?.(best)) ?? best)],
    cited,
    ...(input.pictures && { pictures: input.pictures }),
  });
  book.hits = [...sent, ...candidates.filter(({ id }) => !isSent.has(id))];
  book.prompted = passages;
  book.numbers = numbers;
  const grounded = passages.length > 0;
  const citations = new Citations(passages, settings.showReference, { ...input, numbers });
  const watch = new NotFoundWatch(settings.notFound);
  // What goes on in the middle cannot be "not found".
  const watches = grounded && settings.knowledgeSource === 'privateDomain' && written === '';
  const started = performance.now();
  let firstMs: number | undefined;
  let [inputTokens, outputTokens, estimated] = [
    messages.reduce((sum, each) => sum + tokensOf(each.content) + (each.pictures?.length ?? 0) * PICTURE_TOKENS, 0),
    0,
    true,
  ];
  const onUsage = (usage: { inputTokens: number; outputTokens: number }) => {
    ({ inputTokens, outputTokens } = usage);
    estimated = false;
  };
  let { length } = written;
  const shown = (text: string): EnginePart[] => {
    length += text.length;
    return text === '' ? [] : [{ type: 'text', text }];
  };
  const told = () => ({
    name: model.name,
    mode: settings.mode,
    temperature: mode.temperature,
    maxTokens: mode.maxTokens,
    window: model.window,
    inputTokens,
    outputTokens,
    estimated,
    firstMs: Math.round(firstMs ?? performance.now() - started),
  });
  try {
    const wish = { maxTokens: mode.maxTokens, temperature: mode.temperature, onUsage };
    for await (const piece of model.complete(messages, signal, wish)) {
      firstMs ??= performance.now() - started;
      if (estimated) outputTokens += tokensOf(piece);
      yield* shown(citations.push(watches ? watch.push(piece) : piece));
    }
    book.note('write', 'done', performance.now() - started);
  } catch (error) {
    book.note('write', 'failed', performance.now() - started);
    throw error;
  } finally {
    book.model = told();
  }
  const held = watches ? watch.flush() : { text: '', notFound: false };
  // A sign behind an answer that cites something takes nothing back of it.
  if (held.notFound && !citations.any) {
    yield { type: 'text', text: settings.notFound };
    return { sentenceMap: {}, source: 'notFound', certainty: 'nothing', length };
  }
  yield* shown(citations.push(held.text));
  yield* shown(citations.flush());
  const passageOf = (number: number) => passages[numbers.indexOf(number)];
  verify(settings.steps.verify, citations, passageOf, book);
  const { sentenceMap } = citations;
  const source = originOf(passages);
  if (grounded && citations.any) return { sentenceMap, source, certainty: 'sure', length };
  if (!grounded || settings.knowledgeSource !== 'privateDomain') return { sentenceMap, source: 'publicDomain', length };
  return { sentenceMap, source, certainty: 'related', length };
}

/** The candidates in the model's order, where there are more than a prompt takes and no reranking host ordered them. */
async function ordered(
  { question, settings, model, signal, rerank: byHost }: AnswerInput & { model: NamedModel },
  { hits }: Looked,
  book: TraceBook,
): Promise<readonly Hit[]> {
  if (byHost) return hits;
  if (!settings.steps.rerank) book.note('rerank', 'off');
  else if (hits.length <= PASSAGES) book.note('rerank', 'skipped');
  else
    return (
      (await book.attempt('rerank', signal, () => rerank(model.askShortly, question, hits, signal, model.onSpent))) ??
      hits
    );
  return hits;
}

/** Looks for the numbers and names of every citing sentence in the passages behind its numbers, and marks what is missing. */
function verify(
  on: boolean,
  { sentences, sentenceMap }: Citations,
  passageOf: (number: number) => WholeHit | undefined,
  book: TraceBook,
): void {
  if (!on) return book.note('verify', 'off');
  if (sentences.length === 0) return book.note('verify', 'skipped');
  const started = performance.now();
  for (const { sentence, numbers } of sentences) {
    const missing = unsupportedIn(
      sentence,
      numbers.flatMap((number) => {
        const hit = passageOf(number);
        return hit ? [{ text: `${hit.title}\n${hit.whole ?? hit.text}`, pages: hit.pages }] : [];
      }),
    );
    if (missing.length === 0) continue;
    book.unsupported.push({ numbers, sentence: sentence.replaceAll('\0', '').trim().toWellFormed(), missing });
    for (const number of numbers) {
      for (const reference of sentenceMap[number]?.reference ?? [])
        reference.unsupported = [...new Set([...(reference.unsupported ?? []), ...missing])];
    }
  }
  book.note('verify', 'done', performance.now() - started);
}
