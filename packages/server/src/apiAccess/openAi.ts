import { statusOf, type AnswerEvent, type Certainty } from '@tinystar/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assistantMissing } from '../assistants/load.ts';
import type { TokensUsed } from '../answers/asked.ts';
import { answerKey } from '../answers/sharedAnswer.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { Failure, invalid, notFound, unfit } from '../platform/http/failure.ts';
import { hungUp } from '../platform/http/hungUp.ts';
import { openEventStream } from '../platform/http/sse.ts';
import { toFailure } from '../platform/http/toFailure.ts';
import type { Services } from '../platform/services.ts';
import { beginAsking, broken, codeOf, pieceOf, refuseClosed, unavailable, wholeOf } from './ask.ts';
import { assistantByKey } from './keys.ts';
import { annotationsOf, Completion, dialogueOf, errorForm, usageOf, type Places } from './openAiForm.ts';

/** Adds `/v1/models` and `/v1/chat/completions`: an assistant is a model, and its API key opens it alone. */
export async function addOpenAi(app: FastifyInstance, services: Services): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.setErrorHandler((error, request, reply) => {
      const failure = toFailure(error, request.routeOptions.bodyLimit);
      // Who has hung up is told nothing, and that is no fault.
      if (failure.status >= 500 && !(reply.raw.closed && error instanceof Failure))
        request.log.error({ error, requestId: request.id }, 'call failed');
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
      return complete({ services, bot, body: body.data, request, reply, used: { inputTokens: 0, outputTokens: 0 } });
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
  /** What the model took so far. */
  used: TokensUsed;
}

async function complete(ask: Ask): Promise<unknown> {
  const { services, bot, body, reply } = ask;
  await refuseClosed(services, bot);
  const events = await beginAsking(services, {
    bot,
    user: body.user,
    ...dialogueOf(body),
    whole: !body.stream,
    signal: hungUp(reply),
    onTokens: ({ inputTokens, outputTokens }) => Object.assign(ask.used, { inputTokens, outputTokens }),
  });
  return body.stream ? await stream(ask, events) : await whole(ask, events);
}

/** What the forms of a whole answer and of its pieces have in common. */
const headOf = ({ bot }: Ask, kind: 'chat.completion' | 'chat.completion.chunk') => ({
  id: `chatcmpl-${newId()}`,
  object: kind,
  created: Math.floor(Date.now() / 1000),
  model: bot.publicId,
});

/** Where the source of a number can be read: in the page of its answer, which shows what is cited. */
const placesOf = ({ services, request, bot }: Ask, answer: string): Places => {
  const { PUBLIC_ORIGIN, FILE_ORIGIN } = services.config;
  const origin = PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`;
  const page = `${origin}/b/${bot.publicId}?answer=${answerKey(services, answer)}`;
  return { urlOf: (number) => `${page}#source-${number}`, files: FILE_ORIGIN ?? origin };
};

/** What we tell of an answer beside what the protocol knows. */
const toldOf = ({ certainty, didYouMean }: { certainty?: Certainty | undefined; didYouMean?: string | undefined }) => ({
  ...(certainty && { certainty }),
  ...(didYouMean && { didYouMean }),
});

async function whole(ask: Ask, events: AsyncGenerator<AnswerEvent>): Promise<unknown> {
  const { id, content, sentenceMap, certainty, didYouMean } = await wholeOf(events);
  const annotations = annotationsOf(content, sentenceMap, placesOf(ask, id));
  const message = { role: 'assistant', content, refusal: null, annotations, ...toldOf({ certainty, didYouMean }) };
  return {
    ...headOf(ask, 'chat.completion'),
    choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
    usage: usageOf(ask.used),
  };
}

async function* beginningWith<T>(first: T, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

/** Chunks as they are written, the sources with the last one. What fails before the first is a plain answer. */
async function stream(ask: Ask, events: AsyncGenerator<AnswerEvent>): Promise<unknown> {
  const first = await events.next();
  if (first.done) throw unavailable();
  if ('errorCode' in first.value) throw broken(first.value);
  const head = headOf(ask, 'chat.completion.chunk');
  const counted = ask.body.stream_options?.include_usage === true;
  const out = openEventStream<object>(ask.reply);
  const send = (delta: object, finish_reason: 'stop' | null = null) =>
    out.send({
      ...head,
      choices: [{ index: 0, delta, logprobs: null, finish_reason }],
      ...(counted && { usage: null }),
    });
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
    const annotations = annotationsOf(content, event.sentenceMap, placesOf(ask, event.id));
    await send({ annotations, ...toldOf(event) }, 'stop');
    // As OpenAI does: a last chunk without choices.
    if (counted) await out.send({ ...head, choices: [], usage: usageOf(ask.used) });
    if (!out.closed) ask.reply.raw.write('data: [DONE]\n\n');
  }
  out.end();
  return ask.reply;
}
