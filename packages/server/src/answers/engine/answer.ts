import type { SentenceMap } from '@tinystar/contract';
import { CONFIDENT, type Found, type Hit } from '../../retrieval/index.ts';
import { CitationFilter, type Filtered } from './citations.ts';
import { extract } from './extractive.ts';
import { focus } from './focus.ts';
import { followUp } from './followUp.ts';
import type { Model } from './model.ts';
import { promptOf } from './prompt.ts';
import { referenceOf } from './reference.ts';
import { similarQuestions } from './similar.ts';
import type { AnswerOrigin, AnswerPart, AnswerSettings, Search, Turn } from './types.ts';

/** One question to one assistant. */
export interface AnswerInput {
  question: string;
  /** Earlier turns of the session, oldest first. */
  history: readonly Turn[];
  settings: AnswerSettings;
  search: Search;
  /** Absent when the server has none: answers are excerpts then. */
  model?: Model;
  signal: AbortSignal;
  /** Told what has been cited so far, so that an answer cut short keeps its references. */
  onCited?: (sentenceMap: SentenceMap) => void;
}

const NOT_CONFIGURED =
  '服务器尚未配置大语言模型，暂时无法用公域知识回答。请联系管理员配置模型，或把知识来源改为私域知识。';
const PASSAGES = 6;
const LONGEST_ANSWER = 1024 * 1024;
const CUT = '\n\n（回答过长，后面的内容已省略）';
const NOTHING: Found = { hits: [], confidence: 0, weights: new Map() };

/**
 * Answers a question as the assistant's knowledge source says: from its passages, from the model, or with its own
 * not-found text. Yields text as it comes and ends with one `final` part; errors and aborts are thrown.
 */
export async function* answer(input: AnswerInput): AsyncGenerator<AnswerPart> {
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
    const { text, sentenceMap } = extract({ ...found, hits: passages }, settings);
    yield { type: 'text', text };
    yield final(sentenceMap, similar, originOf(passages));
    return;
  }
  const sentenceMap: SentenceMap = {};
  const cited = () => input.onCited?.(sentenceMap);
  yield* written(
    model(promptOf(settings, question, history, passages), signal),
    passages,
    settings,
    sentenceMap,
    cited,
  );
  yield final(sentenceMap, similar, passages.length > 0 ? originOf(passages) : 'publicDomain');
}

/** A question that leans on the one before it (它呢？) is looked up together with that one when it finds nothing alone. */
async function find({ question, history, search }: AnswerInput): Promise<Found> {
  const found = await search(question);
  if (found.confidence >= CONFIDENT) return found;
  const joined = followUp(question, history);
  if (!joined) return found;
  const together = await search(joined);
  return together.confidence > found.confidence ? together : found;
}

async function* written(
  pieces: AsyncGenerator<string>,
  passages: readonly Hit[],
  { showReference }: AnswerSettings,
  sentenceMap: SentenceMap,
  onCited: () => void,
): AsyncGenerator<AnswerPart> {
  const known = passages.flatMap(({ kind }, at) => (showReference[kind] ? [at + 1] : []));
  const filter = new CitationFilter(known);
  const accept = ({ text, cited }: Filtered): AnswerPart[] => {
    for (const { number, sentence } of cited) cite(sentenceMap, passages, number, sentence);
    if (cited.length > 0) onCited();
    return text ? [{ type: 'text', text }] : [];
  };
  let length = 0;
  for await (const piece of pieces) {
    const room = LONGEST_ANSWER - length;
    length += Buffer.byteLength(piece);
    if (length <= LONGEST_ANSWER) {
      yield* accept(filter.push(piece));
      continue;
    }
    yield* accept(
      filter.push(new TextDecoder().decode(Buffer.from(piece).subarray(0, Math.max(0, room))).replace(/\uFFFD+$/, '')),
    );
    yield* accept(filter.flush());
    yield { type: 'text', text: CUT };
    return;
  }
  yield* accept(filter.flush());
}

/** Adds a citation; one number cited twice shows the blocks of both places. */
function cite(sentenceMap: SentenceMap, passages: readonly Hit[], number: number, sentence: string): void {
  const hit = passages[number - 1];
  if (!hit) return;
  const before = new Set(sentenceMap[String(number)]?.reference[0]?.locations.map(({ blockId }) => blockId));
  const now = new Set(focus(hit, sentence).map(({ blockId }) => blockId));
  const spans = hit.spans.filter(({ blockId }) => before.has(blockId) || now.has(blockId));
  sentenceMap[String(number)] = { reference: [referenceOf(hit, number, hit.text, spans)], reference_filtered: [] };
}

const originOf = (passages: readonly Hit[]): AnswerOrigin => (passages[0]?.kind === 'qa' ? 'qa' : 'document');

const final = (sentenceMap: SentenceMap, similar: string[], source: AnswerOrigin): AnswerPart => ({
  type: 'final',
  sentenceMap,
  similarQuestions: similar,
  source,
});
