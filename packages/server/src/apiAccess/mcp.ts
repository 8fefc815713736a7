import { randomUUID } from 'node:crypto';
import { certainties, errorCodes } from '@tinystar/contract';
import * as zod from 'zod/mini';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../platform/http/failure.ts';
import { isOwnOrigin } from '../platform/http/hosts.ts';
import { hungUp } from '../platform/http/hungUp.ts';
import { toFailure } from '../platform/http/toFailure.ts';
import type { Services } from '../platform/services.ts';
import { cancelCalls } from './cancelCall.ts';
import { assistantByKey } from './keys.ts';
import { ask, find, MOST_FOUND, read, told, type Opened } from './mcpTools.ts';

/**
 * Adds `/mcp`: an assistant as a server of the Model Context Protocol (Streamable HTTP, no session), opened by its API key.
 * The SDK is loaded by the first call, so that whoever has no use for it does not pay its memory.
 */
export async function addMcp(app: FastifyInstance, services: Services): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.setErrorHandler((error, request, reply) => {
      const { code, message, status, details } = toFailure(error, request.routeOptions.bodyLimit);
      if (status >= 500 && !(reply.raw.closed && error instanceof Failure))
        request.log.error({ error, requestId: request.id }, 'call failed');
      if (status === 401) reply.header('www-authenticate', 'Bearer');
      if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
      const refused = { code: -32_000, message, data: { code, ...(details.fields && { fields: details.fields }) } };
      return reply.code(status).send({ jsonrpc: '2.0', id: idOf(request.body), error: refused });
    });
    // A page elsewhere whose name leads here would speak to us as one of ours (Model Context Protocol, transports).
    scope.addHook('onRequest', (request, _reply, done) =>
      done(isOwnOrigin(services.config, request) ? undefined : new Failure(errorCodes.forbidden)),
    );
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'DELETE'],
      url: '/mcp',
      async handler(request, reply) {
        const bot = await assistantByKey(services, request);
        const { body } = request;
        const session = request.headers['mcp-session-id'];
        await cancelCalls(services, { kbBotId: bot.id, session, body });
        const signal = hungUp(reply);
        const { createMcpHandler, isInitializeRequest } = await import('@modelcontextprotocol/server');
        const make = () => serverOf({ services, bot, signal, session });
        // Nothing is kept for a session: by it, a call that cancels another one finds it.
        if (isInitializeRequest(body)) reply.header('mcp-session-id', randomUUID());
        const handler = createMcpHandler(make, {
          onerror: (error) => request.log.warn({ error, requestId: request.id }, 'a call of MCP failed'),
        });
        const answer = await handler.fetch(webRequest(request, signal), { parsedBody: body });
        // A body of the web has no length that the answer to HEAD could name.
        return await reply.send(request.method === 'HEAD' ? new Response(null, answer) : answer);
      },
    });
    done();
  });
}

const Numbered = zod.object({ id: zod.union([zod.string(), zod.number()]) });

/** What a call is answered by; null for a notification, and where the body could not be read. */
const idOf = (body: unknown): string | number | null => Numbered.safeParse(body).data?.id ?? null;

/** The request in the form of the web, which the SDK reads; its body was read already. */
function webRequest({ method, headers, body }: FastifyRequest, signal: AbortSignal): Request {
  const own = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && !/^(content-length|connection|host)$/.test(name)) own.set(name, value);
  const sent = method === 'POST' ? { body: JSON.stringify(body) } : {};
  return new Request('http://assistant/mcp', { method, headers: own, signal, ...sent });
}

async function serverOf(opened: Opened) {
  const [{ McpServer }, z] = await Promise.all([import('@modelcontextprotocol/server'), import('zod')]);
  const { bot } = opened;
  const server = new McpServer(
    { name: bot.publicId, title: bot.name, version: '1' },
    { instructions: `${bot.name}：${bot.description}` },
  );
  const readOnly = { readOnlyHint: true, openWorldHint: false };
  const source = z.object({
    number: z.string(),
    sourceId: z.string(),
    kind: z.enum(['doc', 'qa']),
    name: z.string(),
    pages: z.array(z.number()),
    edited: z
      .enum(['rewritten', 'typed'])
      .optional()
      .describe('经整理。rewritten：文字经过人工整理，与页面上的不同；typed：文字由人工填写，不是从页面上读出的'),
  });
  server.registerTool(
    'ask',
    {
      title: '提问',
      description: '向助手提问，得到带编号来源的回答。每次回答消耗企业的小星币。',
      inputSchema: z.object({
        question: z.string().describe('问题'),
        conversation: z.string().max(200).optional().describe('同一标识的提问属于同一段对话'),
      }),
      outputSchema: z.object({
        answer: z.string(),
        sources: z.array(source),
        certainty: z.enum(certainties).optional().describe('sure：有答案；related：只有相关内容；nothing：没有找到'),
        didYouMean: z.string().optional().describe('问题里有拼音或拼写错误时，可能想问的问题'),
      }),
      annotations: readOnly,
    },
    (input, { mcpReq }) => told(() => ask(opened, input, mcpReq.id)),
  );
  server.registerTool(
    'search',
    {
      title: '检索',
      description: '在助手的知识库中检索，得到原文段落和它们的来源，不生成回答。',
      inputSchema: z.object({
        query: z.string().describe('要找的内容'),
        limit: z.number().int().min(1).max(MOST_FOUND).optional(),
      }),
      outputSchema: z.object({
        passages: z.array(
          source.omit({ number: true }).extend({ position: z.number(), text: z.string(), relevant: z.boolean() }),
        ),
      }),
      annotations: readOnly,
    },
    (input) => told(() => find(opened, input)),
  );
  server.registerTool(
    'read_source',
    {
      title: '阅读来源',
      description: '阅读一份来源的原文。很长的来源分几次读：用返回的next作为下一次的from。',
      inputSchema: z.object({
        sourceId: z.string().describe('ask或search返回的sourceId'),
        from: z.number().int().min(0).optional().describe('从哪个位置读起'),
      }),
      outputSchema: z.object({
        name: z.string(),
        text: z.string(),
        next: z.number().optional(),
        edited: z
          .array(z.object({ kind: z.enum(['rewritten', 'typed']), text: z.string() }))
          .optional()
          .describe('读到的文字中经人工整理的部分，text是它的文字（很长时只有开头）'),
      }),
      annotations: readOnly,
    },
    (input) => told(() => read(opened, input)),
  );
  return server;
}
