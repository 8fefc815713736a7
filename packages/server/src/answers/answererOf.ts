import { platformChannels } from '@tinystar/contract';
import { PLAIN_MODEL } from '../meta/models.ts';
import { rerankerOf } from '../reranking/index.ts';
import { wholeTables } from '../retrieval/index.ts';
import { metricsOf } from '../platform/metrics/metrics.ts';
import type { Services } from '../platform/services.ts';
import type { Asked, TokensUsed } from './asked.ts';
import { hasSpentTokens, spendTokens } from './dailyLimits.ts';
import { forModel } from './attachments/forModel.ts';
import { lookUp } from './lookUp.ts';
import { matchRule } from '../replyRules/matchRule.ts';
import type { AnswerEnd, Answerer, AnswerRequest } from './answerer.ts';
import { settingsOf } from './settingsOf.ts';
import { waitFor } from './waitFor.ts';
import { isOpen } from '../customerService/officeHours.ts';
import { isServed } from '../customerService/service.ts';
import {
  answer,
  asksForPerson,
  handOffReply,
  type ModelError,
  openAiModel,
  resting,
  telling,
  withFallback,
  type Model,
  type NamedModel,
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
    } else model = resting(model);
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
  const {
    bot,
    question,
    history,
    written,
    cited,
    signal,
    asker,
    source = '',
    handsOver = false,
    onCited,
    keepTrace,
  } = request;
  // What goes on in the middle was begun by the model.
  const begins = written === '';
  const plain =
    bot.publicDomainModel === PLAIN_MODEL || (begins && offered && (await hasSpentTokens(services, bot.id)));
  const model =
    plain || !offered ? undefined : { ...offered, onSpent: (used: TokensUsed) => spendTokens(services, bot.id, used) };
  const rule = begins ? await matchRule(services.db, bot.id, question) : undefined;
  if (rule !== undefined) {
    yield { text: rule };
    yield { end: keywordEnd };
    return;
  }
  if (begins && asksForPerson(question, bot.handOff.keywords)) {
    const page = `${services.config.PUBLIC_ORIGIN ?? ''}/a/chat/bot/${bot.id}/${bot.ownerType}/cs`;
    const served = !onPlatform(source) && (await isServed(services.db, bot));
    const closed = isOpen(bot.officeHours, services.now()) ? {} : { closed: bot.officeHours.words };
    const way = served ? { page, asksLogIn: !asker?.owner, ...closed } : 'none';
    yield { text: handOffReply(handsOver ? { page: null, ...closed } : onPlatform(source) ? 'platform' : way) };
    yield { end: { ...keywordEnd, answerSource: 'handOff' } };
    return;
  }
  const parts = answer({
    ...(await forModel(services, request, model !== undefined)),
    question,
    history,
    settings: settingsOf(bot),
    complete: (hits) => wholeTables(services.db, bot.id, hits),
    rerank: rerankerOf(services),
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
        const { sentenceMap, similarQuestions, source, certainty, missed, didYouMean } = part;
        yield {
          end: {
            answerContentType: 'markdown',
            sentenceMap,
            answerSource: source,
            certainty,
            missed,
            didYouMean,
            answerByKeyword: false,
            similarQuestions,
          },
        };
      }
    }
  } catch (error) {
    throw waitFor(error) ?? error;
  }
}

/** The same model, asked to go on where an interrupted answer broke off. */
function goingOn(model: Model, written: string): Model {
  return (messages, signal, wish) =>
    model([...messages, { role: 'assistant', content: written }, { role: 'user', content: GO_ON }], signal, wish);
}
