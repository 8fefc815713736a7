import { analyse, CONFIDENT, type Found, type Hit } from '../../retrieval/index.ts';
import { Citations } from './citations.ts';
import { extract } from './extractive.ts';
import { followUp } from './followUp.ts';
import type { Model } from './model.ts';
import { promptOf } from './prompt.ts';
import { similarQuestions } from './similar.ts';
import type { SentenceMap } from '@tinystar/contract';
import type { AnswerOrigin, EnginePart, AnswerSettings, Search, Exchange } from './types.ts';

/** One question to one assistant. */
export interface AnswerInput {
  question: string;
  /** Earlier turns of the session, oldest first. */
  history: readonly Exchange[];
  settings: AnswerSettings;
  search: Search;
  /** Absent when the server has none: answers are excerpts then. */
  model?: Model;
  signal: AbortSignal;
  /** What an interrupted answer already said, when the model only goes on from there: its citations count too. */
  written?: string;
  /** Told what the text cites so far, before the text that cites it is yielded. */
  onCited?(sentenceMap: SentenceMap): void;
}

const NOT_CONFIGURED =
  '服务器尚未配置大语言模型，暂时无法用公域知识回答。请联系管理员配置模型，或把知识来源改为私域知识。';
const PASSAGES = 6;
const CARRIED = 0.5;
const NOTHING: Found = { hits: [], confidence: 0, weights: new Map() };

/**
 * Answers a question as the assistant's knowledge source says: from its passages, from the model, or with its own
 * not-found text. Yields text as it comes and ends with one `final` part; errors and aborts are thrown.
 */
export async function* answer(input: AnswerInput): AsyncGenerator<EnginePart> {
  const { question, history, settings, model, signal } = input;
  signal.throwIfAborted();
  const found = settings.knowledgeSource === 'publicDomain' ? NOTHING : await find(input);
  signal.throwIfAborted();
  const confident = found.confidence >= CONFIDENT;
  const similar = settings.similarQuestions ? similarQuestions(question, found.hits) : [];
  const open = settings.knowledgeSource !== 'privateDomain';

  if (!confident && !(open && model)) {
    const configured = settings.knowledgeSource !== 'publicDomain';
    yield { type: 'text', text: configured ? settings.notFound : NOT_CONFIGURED };
    yield final({}, similar, configured ? 'notFound' : 'notConfigured');
    return;
  }
  const passages = confident ? found.hits.slice(0, PASSAGES) : [];
  if (!model || passages[0]?.score === 1) {
    const { text, sentenceMap } = extract(question, { ...found, hits: passages }, settings);
    input.onCited?.(sentenceMap);
    yield { type: 'text', text };
    yield final(sentenceMap, similar, originOf(passages));
    return;
  }
  const citations = new Citations(passages, settings.showReference, input);
  let text = '';
  for await (const piece of model(promptOf(settings, question, history, passages), signal)) {
    const shown = citations.push(piece);
    text += shown;
    if (shown) yield { type: 'text', text: shown };
  }
  const rest = citations.flush();
  text += rest;
  if (rest) yield { type: 'text', text: rest };
  const gaveUp = passages.length > 0 && text.trim() === settings.notFound.trim();
  const origin = passages.length > 0 ? originOf(passages) : 'publicDomain';
  yield final(citations.sentenceMap, similar, gaveUp ? 'notFound' : origin);
}

/**
 * A question that leans on the one before it (它呢？) is looked up together with that one: alone it would find the same
 * thing of something else. One that is only short is looked up so when it finds nothing alone.
 */
async function find({ question, history, search }: AnswerInput): Promise<Found> {
  const together = followUp(question, history);
  if (!together) return await search(question);
  const tries = together.leans ? [together.joined, question] : [question, together.joined];
  let best = NOTHING;
  for (const words of tries) {
    const found = await search(words);
    const better = found.confidence > best.confidence || best === NOTHING;
    if (better) best = words === question ? found : { ...found, weights: carried(found.weights, question) };
    if (best.confidence >= CONFIDENT) break;
  }
  return best;
}

/** What the earlier question brought along says which subject is meant; what was asked now says what to show of it. */
function carried(weights: ReadonlyMap<string, number>, question: string): ReadonlyMap<string, number> {
  const own = new Set(analyse(question).terms);
  return new Map([...weights].map(([term, weight]) => [term, own.has(term) ? weight : weight * CARRIED]));
}

const originOf = (passages: readonly Hit[]): AnswerOrigin => (passages[0]?.kind === 'qa' ? 'qa' : 'document');

const final = (sentenceMap: SentenceMap, similar: string[], source: AnswerOrigin): EnginePart => ({
  type: 'final',
  sentenceMap,
  similarQuestions: similar,
  source,
});
