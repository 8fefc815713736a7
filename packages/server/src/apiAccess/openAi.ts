import { createHmac } from 'node:crypto';
import { errorCodes, statusOf, type AnswerEvent, type AnswerFailure } from '@tinystar/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitorAsking, type Asker } from '../answers/asker.ts';
import { begin } from '../answers/begin.ts';
import { closedBecause } from '../answers/closedBecause.ts';
import { assistantMissing } from '../assistants/load.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { Failure, invalid, notFound, unfit } from '../platform/http/failure.ts';
import { openEventStream } from '../platform/http/sse.ts';
import { toFailure } from '../platform/http/toFailure.ts';
import type { Services } from '../platform/services.ts';
import { assistantByKey } from './keys.ts';
import { allowQuestion } from './limits.ts';
import { annotationsOf, Completion, dialogueOf, errorForm } from './openAiForm.ts';

/** The source under which questions through the API stand in the maker's records. */
export const API_SOURCE = 'api_';

/** Adds `/v1/models` and `/v1/chat/completions`: an assistant is a model, and its API key opens it alone. */
export async function addOpenAi(app: FastifyInstance, services: Services): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.setErrorHandler((error, request, reply) => {
      const failure = toFailure(error);
      if (failure.status >= 500) request.log.error({ error, requestId: request.id }, 'call failed');
      const { retryAfter } = failure.details;
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      return reply.code(failure.status).send(errorForm(failure));
    });
    const opened = (request: FastifyRequest) => assistantByKey(services, request);
    scope.get('/v1/models', async (request) => ({ object: 'list', data: [modelOf(await opened(request))] }));
    scope.get<{ Params: { model: string } }>('/v1/models/:model', async (request) => {
      const bot = await opened(request);
      if (request.params.model !== bot.publicId) throw assistantMissing();
      return modelOf(bot);
    });
    scope.post('/v1/chat/completions', async (request, reply) => {
      const bot = await opened(request);
      const body = Completion.safeParse(request.body);
      if (!body.success) throw invalid(body.error.issues[0]!.path.join('.'), unfit);
      if (body.data.model !== bot.publicId) throw assistantMissing();
      return complete({ services, bot, body: body.data, request, reply });
    });
    scope.all('/v1/*', () => {
      throw notFound();
    });
    done();
  });
}

const modelOf = (bot: AssistantRow) => ({
  id: bot.publicId,
  object: 'model',
  created: Math.floor(bot.createdAt.getTime() / 1000),
  owned_by: bot.name,
});

interface Ask {
  services: Services;
  bot: AssistantRow;
  body: Completion;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Without a `user` every call is a stranger of its own, so that none waits for another. */
function askerOf({ services, bot, body }: Ask): Asker {
  if (!body.user) return visitorAsking(newId());
  const id = createHmac('sha256', services.secret).update(`api:${bot.id}:${body.user}`).digest('hex');
  return visitorAsking(id.slice(0, 32));
}

async function refuseClosed({ services, bot }: Ask): Promise<void> {
  const reason =
    bot.status !== 'enabled'
      ? '助手已停用'
      : bot.permission === 'private'
        ? '助手未发布'
        : await closedBecause(services.db, bot);
  if (reason !== undefined) throw new Failure(errorCodes.forbidden, reason);
}

async function complete(ask: Ask): Promise<unknown> {
  const { services, bot, body, request, reply } = ask;
  await refuseClosed(ask);
  const { question, earlier } = dialogueOf(body);
  const gone = new AbortController();
  request.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const events = await begin(
    services,
    {
      bot,
      asker: askerOf(ask),
      side: 'web',
      source: API_SOURCE,
      question,
      earlier,
      again: undefined,
      closed: undefined,
      allowed: () => allowQuestion(services, bot.id),
    },
    { idempotencyKey: newId(), signal: AbortSignal.any([gone.signal, services.stopping]) },
  );
  return body.stream ? await stream(ask, events, gone) : await whole(ask, events);
}

const pieceOf = ({ answer }: Exclude<AnswerEvent, AnswerFailure>): string =>
  typeof answer === 'string' ? answer : (answer?.content ?? '');

const broken = ({ errorCode, errorMessage }: AnswerFailure): Failure => new Failure(codeOf(errorCode), errorMessage);

const codeOf = (code: number) => Object.values(errorCodes).find((known) => known === code) ?? errorCodes.unexpected;

const unavailable = () => new Failure(errorCodes.unavailable, undefined, { retryAfter: 5 });

/** What the forms of a whole answer and of its pieces have in common. */
const headOf = ({ bot }: Ask, kind: 'chat.completion' | 'chat.completion.chunk') => ({
  id: `chatcmpl-${newId()}`,
  object: kind,
  created: Math.floor(Date.now() / 1000),
  model: bot.publicId,
});

const sourceUrl = ({ services: { config }, request, bot }: Ask): string =>
  `${config.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`}/b/${bot.publicId}`;

async function whole(ask: Ask, events: AsyncGenerator<AnswerEvent>): Promise<unknown> {
  let content = '';
  for await (const event of events) {
    if ('errorCode' in event) throw broken(event);
    content += pieceOf(event);
    if (event.status !== 'finished') continue;
    const annotations = annotationsOf(content, event.sentenceMap, sourceUrl(ask));
    const message = { role: 'assistant', content, refusal: null, annotations };
    return {
      ...headOf(ask, 'chat.completion'),
      choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
    };
  }
  throw unavailable();
}

async function* beginningWith<T>(first: T, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

/** Chunks as they are written, the sources with the last one. What fails before the first is a plain answer. */
async function stream(ask: Ask, events: AsyncGenerator<AnswerEvent>, gone: AbortController): Promise<unknown> {
  const first = await events.next();
  if (first.done) throw unavailable();
  if ('errorCode' in first.value) throw broken(first.value);
  const head = headOf(ask, 'chat.completion.chunk');
  const out = openEventStream<object>(ask.reply);
  out.signal.addEventListener('abort', () => gone.abort(), { once: true });
  const send = (delta: object, finish_reason: 'stop' | null = null) =>
    out.send({ ...head, choices: [{ index: 0, delta, logprobs: null, finish_reason }] });
  await send({ role: 'assistant', content: '' });
  let content = '';
  for await (const event of beginningWith(first.value, events)) {
    if ('errorCode' in event) {
      await out.send(
        errorForm({ ...broken(event), message: event.errorMessage, status: statusOf[codeOf(event.errorCode)] }),
      );
      break;
    }
    const piece = pieceOf(event);
    content += piece;
    if (piece) await send({ content: piece });
    if (event.status !== 'finished') continue;
    await send({ annotations: annotationsOf(content, event.sentenceMap, sourceUrl(ask)) }, 'stop');
    if (!out.closed) ask.reply.raw.write('data: [DONE]\n\n');
  }
  out.end();
  return ask.reply;
}
