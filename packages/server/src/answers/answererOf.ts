import { errorCodes, platformChannels } from '@tinystar/contract';
import { answerModeOf } from '../assistants/present.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { Failure } from '../platform/http/failure.ts';
import { nearby, type Nearby } from '../embeddings/index.ts';
import { PLAIN_MODEL } from '../meta/models.ts';
import { tonePrompt } from '../meta/tones.ts';
import { search, wholeTables } from '../retrieval/index.ts';
import { withPictures } from '../documents/withPictures.ts';
import { metricsOf } from '../platform/metrics/metrics.ts';
import type { Services } from '../platform/services.ts';
import type { Asked } from './asked.ts';
import { hubOf } from './hub.ts';
import { matchRule } from '../replyRules/matchRule.ts';
import type { AnswerEnd, Answerer, AnswerRequest } from './answerer.ts';
import { isServed } from '../customerService/service.ts';
import {
  answer,
  asksForPerson,
  handOffReply,
  ModelError,
  openAiModel,
  telling,
  withFallback,
  type AnswerSettings,
  type Model,
  type NamedModel,
  type Search,
} from './engine/index.ts';

const GO_ON = '上一条回答在中途断开了。请从断开的地方直接接着写，不要重复已经写出的内容，也不要加任何说明。';

/** How this server answers: with its model, by quoting when it has none, or with a fixed text for a closed assistant. */
export function answererOf(services: Services, closed: string | undefined): Answerer {
  if (closed !== undefined) return { parks: false, answer: () => fixed(closed) };
  const model = modelOf(services);
  return { parks: model !== undefined, answer: (request) => engine(services, request, model) };
}

/** Whether an answer that was stopped or broke off can be written on: only a model does that. */
export const canGoOn = (services: Services, { bot, closed }: Pick<Asked, 'bot' | 'closed'>): boolean =>
  closed === undefined && bot.publicDomainModel !== PLAIN_MODEL && modelOf(services) !== undefined;

/** One per server: it remembers what its host understands. */
const models = new WeakMap<Services, Model>();

/** The model this server writes with; undefined without one. */
export function modelOf(services: Services): NamedModel | undefined {
  const { config, trustedFetch } = services;
  if (!config.LLM_BASE_URL || !config.LLM_MODEL) return undefined;
  let model = models.get(services);
  if (!model) {
    model = openAiModel({
      baseUrl: config.LLM_BASE_URL,
      ...(config.LLM_API_KEY && { apiKey: config.LLM_API_KEY }),
      model: config.LLM_MODEL,
      fetch: trustedFetch,
    });
    const { LLM_FALLBACK_BASE_URL: baseUrl, LLM_FALLBACK_MODEL: name, LLM_FALLBACK_API_KEY: apiKey } = config;
    const tell = ({ kind }: ModelError) => metricsOf(services).modelErrors.inc({ kind });
    model = telling(model, tell);
    if (baseUrl && name) {
      const second = openAiModel({ baseUrl, ...(apiKey && { apiKey }), model: name, fetch: trustedFetch });
      model = withFallback(model, telling(second, tell));
    }
    models.set(services, model);
  }
  return { complete: model, askShortly: model, name: config.LLM_MODEL, window: config.LLM_CONTEXT };
}

async function* fixed(text: string): ReturnType<Answerer['answer']> {
  yield { text };
  yield {
    end: {
      answerContentType: 'plainText',
      sentenceMap: {},
      answerSource: 'notice',
      answerByKeyword: false,
      similarQuestions: [],
    },
  };
}

const keywordEnd: AnswerEnd = {
  answerContentType: 'markdown',
  sentenceMap: {},
  answerSource: 'keyword',
  answerByKeyword: true,
  similarQuestions: [],
};

const onPlatform = (source: string): boolean => platformChannels.some((channel) => channel === source);

async function* engine(
  services: Services,
  request: AnswerRequest,
  offered: NamedModel | undefined,
): ReturnType<Answerer['answer']> {
  const { bot, question, history, written, cited, signal, source = '', onCited, keepTrace } = request;
  const model = bot.publicDomainModel === PLAIN_MODEL ? undefined : offered;
  // What goes on in the middle was begun by the model.
  const begins = written === '';
  const rule = begins ? await matchRule(services.db, bot.id, question) : undefined;
  if (rule !== undefined) {
    yield { text: rule };
    yield { end: keywordEnd };
    return;
  }
  if (begins && asksForPerson(question)) {
    const page = `${services.config.PUBLIC_ORIGIN ?? ''}/a/chat/bot/${bot.id}/${bot.ownerType}/cs`;
    const served = !onPlatform(source) && (await isServed(services.db, bot));
    yield { text: handOffReply(onPlatform(source) ? 'platform' : served ? { page } : 'none') };
    yield { end: { ...keywordEnd, answerSource: 'handOff' } };
    return;
  }
  const parts = answer({
    question,
    history,
    settings: settingsOf(bot),
    complete: (hits) => wholeTables(services.db, bot.id, hits),
    search: (words, limit) => lookUp(services, request, words, limit),
    ...(model && { model: begins ? model : { ...model, complete: goingOn(model.complete, written) } }),
    signal,
    written,
    cited,
    onCited,
    ...(keepTrace && { onTrace: keepTrace }),
  });
  try {
    for await (const part of parts) {
      if (part.type === 'text') {
        yield { text: part.text };
      } else {
        const { sentenceMap, similarQuestions, source } = part;
        yield {
          end: {
            answerContentType: 'markdown',
            sentenceMap,
            answerSource: source,
            answerByKeyword: false,
            similarQuestions,
          },
        };
      }
    }
  } catch (error) {
    // The host is there but full: the one failure that waiting mends.
    if (error instanceof ModelError && error.kind === 'busy')
      throw new Failure(errorCodes.unavailable, undefined, { retryAfter: 10 });
    throw error;
  }
}

/** Searches by words and, where the assistant and the server have them, by vectors. */
export async function lookUp(
  services: Services,
  { bot, signal, onGiven }: Pick<AnswerRequest, 'bot' | 'signal' | 'onGiven'>,
  words: string,
  limit: number | undefined,
): Promise<Awaited<ReturnType<Search>> & { vectors: Nearby }> {
  const kinds = [
    ...(bot.documentLibrary.status === 'enabled' ? (['doc'] as const) : []),
    ...(bot.qaLibrary.status === 'enabled' ? (['qa'] as const) : []),
  ];
  const started = performance.now();
  const vectors: Nearby = bot.answerSteps.vectors ? await nearby(services, bot.id, words, signal) : { state: 'off' };
  const near = vectors.state === 'used' ? vectors.near : [];
  const embedded = performance.now();
  const scope = { kbBotId: bot.id, kinds };
  const found = await hubOf(services).queue.lookUp(() => search(services.db, scope, words, limit, near));
  const hits = await withPictures(services.db, found.hits);
  onGiven?.(hits.flatMap(({ sourceId, blockIds }) => [sourceId, ...blockIds]));
  return { ...found, hits, vectors, times: { vectors: embedded - started, words: performance.now() - embedded } };
}

/** The same model, asked to go on where an interrupted answer broke off. */
function goingOn(model: Model, written: string): Model {
  return (messages, signal, wish) =>
    model([...messages, { role: 'assistant', content: written }, { role: 'user', content: GO_ON }], signal, wish);
}

function settingsOf(bot: AssistantRow): AnswerSettings {
  return {
    name: bot.name,
    description: bot.description,
    tone: tonePrompt(bot.replyToneId),
    knowledgeSource: bot.replyKnowledgeSource,
    publicPrompt: bot.publicDomainPrompt,
    notFound: bot.knowledgeNotFound,
    showReference: { doc: bot.documentLibrary.showReference, qa: bot.qaLibrary.showReference },
    similarQuestions: bot.isShowSimilarQuestions,
    mode: answerModeOf(bot),
    steps: bot.answerSteps,
  };
}
