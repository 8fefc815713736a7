import { constants, type Certainty, type SentenceMap } from '@tinystar/contract';
import type { Rerank } from '../../reranking/index.ts';
import { isKnowledge, isNear, type Hit, type WholeHit } from '../../retrieval/index.ts';
import { extract } from './extractive.ts';
import { greetingFor } from './greeting.ts';
import { LABEL_IN_DOUBT, LABEL_UNCITED } from './labels.ts';
import { look, NOTHING } from './look.ts';
import type { NamedModel } from './namedModel.ts';
import { originOf } from './origin.ts';
import { rerankedBy } from './rerankedBy.ts';
import { similarQuestions } from './similar.ts';
import { TraceBook, type EngineTrace } from './traceBook.ts';
import type { AnswerOrigin, AnswerSettings, EnginePart, Exchange, Looked, Search } from './types.ts';
import { writtenByModel } from './writtenByModel.ts';

/** One question to one assistant. */
export interface AnswerInput {
  question: string;
  /** Earlier turns of the session, oldest first. */
  history: readonly Exchange[];
  settings: AnswerSettings;
  search: Search;
  /** The order of a reranking host, where the server has one: places of the texts, best first. */
  rerank?: Rerank | undefined;
  /** Completes tables of which only some rows were found; left out, a model sees what was found. */
  complete?(hits: readonly Hit[]): Promise<WholeHit[]>;
  /** Absent when the server has none: answers are excerpts then. */
  model?: NamedModel;
  /** What was sent along with the question, all of it in reading order; given where there is a model. */
  attached?: readonly Hit[];
  attachedNames?: readonly string[];
  /** Pictures that the model looks at, as addresses that hold their bytes. */
  pictures?: readonly string[];
  signal: AbortSignal;
  /** What an interrupted answer already said, when the model only goes on from there: its citations count too. */
  written?: string;
  /** What that cites, by number: no passage gets the number of another source. */
  cited?: SentenceMap;
  /** Told what the text cites so far, before the text that cites it is yielded. */
  onCited?(sentenceMap: SentenceMap): void;
  /** Told how the answer came about, before its `final` part, and also when it fails. */
  onTrace?(trace: EngineTrace): Promise<void>;
}

const NOT_CONFIGURED =
  '服务器尚未配置大语言模型，暂时无法用公域知识回答。请联系管理员配置模型，或把知识来源改为私域知识。';
/** Where a document that was sent along does not answer by its own words. */
const notInAttached = (names: readonly string[], configured: boolean) =>
  `在附件${names.map((name) => `“${name}”`).join('、')}${configured ? '和知识库' : ''}中没有找到与问题相关的原文。服务器尚未配置大语言模型，只能摘录原文，不能概括附件。`;
const PASSAGES = 6;
/** Words that only say that there is no answer are no more characters than this. */
const EXCUSE = 120;

/** What an answer comes to, before the questions that may follow it. */
export interface Written {
  sentenceMap: SentenceMap;
  source: AnswerOrigin;
  certainty?: Certainty | undefined;
  /** What was asked was not found: at most, places that may be related are listed. */
  missed?: boolean;
}

/**
 * Answers a question as the assistant's knowledge source says: from its passages, from the model, or with its own
 * not-found text. Yields text as it comes and ends with one `final` part; errors and aborts are thrown.
 */
export async function* answer(input: AnswerInput): AsyncGenerator<EnginePart> {
  const book = new TraceBook();
  let traced = false;
  try {
    const { question, settings, signal } = input;
    signal.throwIfAborted();
    const looked = settings.knowledgeSource === 'publicDomain' ? NOTHING : await look(input, book);
    const found = await rerankedBy(input, looked, book);
    book.hits = found.hits;
    signal.throwIfAborted();
    const written = yield* write(input, found, book);
    // Beside an answer that was not found, what resembles the question resembles nothing that helps.
    const follows = settings.similarQuestions && written.certainty !== 'nothing' && written.source !== 'greeting';
    const similar = follows ? similarQuestions(question, found.hits.filter(isKnowledge), written.sentenceMap) : [];
    const didYouMean = written.certainty && written.certainty !== 'sure' ? found.didYouMean : undefined;
    traced = true;
    await input.onTrace?.(book.read(written.source, written.sentenceMap, written.certainty));
    yield { type: 'final', similarQuestions: similar, didYouMean, ...written };
  } finally {
    if (!traced) await input.onTrace?.(book.read('', {}));
  }
}

/**
 * A model gets the best passages however weak they look, and says itself when they do not answer. Few words of it that lead
 * to no passage mostly say the same, as models have no one wording for it: the near passages follow them. Without a model
 * the best places are quoted, under words that say whether they answer. A Q&A pair that was asked word for word is given as
 * its maker wrote it. A greeting is greeted: no passage answers it.
 */
async function* write(input: AnswerInput, found: Looked, book: TraceBook): AsyncGenerator<EnginePart, Written> {
  const { question, settings, model, attached = [], attachedNames = [], pictures = [] } = input;
  const goesOn = model !== undefined && Boolean(input.written);
  const pair = !goesOn && !found.readAs && found.hits[0]?.score === 1 && isKnowledge(found.hits[0]);
  const greeting = pair || goesOn || attachedNames.length > 0 ? undefined : greetingFor(question, settings.name);
  if (greeting && !(model && settings.knowledgeSource !== 'privateDomain')) {
    yield { type: 'text', text: greeting };
    return { sentenceMap: {}, source: 'greeting' };
  }
  const hasData = found.hits.length + attached.length + pictures.length > 0;
  const asksModel = model && !pair && (goesOn || hasData || settings.knowledgeSource !== 'privateDomain');
  if (asksModel) {
    const { length, ...written } = yield* writtenByModel({ ...input, model }, found, book);
    if (written.certainty !== 'nothing' && written.certainty !== 'related') return written;
    const uncited = written.certainty === 'related';
    // What was sent along is near by itself, and pictures have no number that could be cited.
    if (uncited && (length > EXCUSE || attached.length + pictures.length > 0)) return written;
    const near = nearest(input, found, uncited ? LABEL_UNCITED : LABEL_IN_DOUBT);
    if (!near) return { sentenceMap: {}, source: 'notFound', certainty: 'nothing' };
    input.onCited?.(near.sentenceMap);
    yield { type: 'text', text: `\n\n${near.text}` };
    return near;
  }
  const near = nearest(input, found);
  if (near) {
    book.prompted = found.hits.slice(0, PASSAGES);
    input.onCited?.(near.sentenceMap);
    yield { type: 'text', text: near.text };
    return near;
  }
  const configured = settings.knowledgeSource !== 'publicDomain';
  if (!model && attachedNames.length > 0) {
    yield { type: 'text', text: notInAttached(attachedNames, configured) };
    return { sentenceMap: {}, source: 'notFound', certainty: 'nothing' };
  }
  yield { type: 'text', text: configured ? settings.notFound : NOT_CONFIGURED };
  return configured
    ? { sentenceMap: {}, source: 'notFound', certainty: 'nothing' }
    : { sentenceMap: {}, source: 'notConfigured' };
}

/**
 * The best places of what was found, as quotes; undefined where nothing is near the question. The maker's own words for
 * what is not found stand under what is only related; `doubted` is the label where words of a model stand above it. What
 * was found for another reading of the question is never sure.
 */
function nearest(
  { question, settings }: Pick<AnswerInput, 'question' | 'settings'>,
  found: Looked,
  doubted?: string,
): (Written & { text: string }) | undefined {
  if (!isNear(found)) return undefined;
  const passages = found.hits.slice(0, PASSAGES);
  const label = doubted ?? (found.readAs === undefined ? undefined : LABEL_IN_DOUBT);
  const excerpts = extract(found.readAs ?? question, { ...found, hits: passages }, settings, label);
  if (!excerpts) return undefined;
  const { text, sentenceMap, sure } = excerpts;
  const own = !sure && !doubted && settings.notFound !== constants.KNOWLEDGE_NOT_FOUND ? [settings.notFound] : [];
  return {
    text: [text, ...own].join('\n\n'),
    sentenceMap,
    source: originOf(passages),
    certainty: sure ? 'sure' : 'related',
    missed: !sure,
  };
}

/** How sure an answer without a model would be of what was found. */
export const certaintyOf = (question: string, found: Looked, settings: AnswerSettings): Certainty =>
  nearest({ question, settings }, found)?.certainty ?? 'nothing';
