import {
  accessOf,
  allows,
  bothScopes,
  constants,
  errorCodes,
  isScoped,
  messages,
  pathOf,
  type Scope,
} from '@tinystar/contract';
import { SpanKind } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../services.ts';
import { inTheNameOf } from '../tracing/origin.ts';
import { traced } from '../tracing/traced.ts';
import { ownerOf, rolesOf, type Caller, type Owner } from './caller.ts';
import { refuseOtherIdentity } from './expectedTenant.ts';
import { Failure } from './failure.ts';
import type { Gate } from './gate.ts';
import { hungUp } from './hungUp.ts';
import { looksFor, parseInput } from './input.ts';
import { once, sameRequest, type Made } from './once.ts';
import { savedOnce } from './savedOnce.ts';
import type { Call, FileAnswer, Route } from './route.ts';
import { sendFile } from './sendFile.ts';
import { withFileHost, withoutFileHost } from './imageAddress.ts';
import { openEventStream, type EventStream } from './sse.ts';
import { tokenOf } from './token.ts';
import { readUpload } from './upload.ts';

/** Adds one contract endpoint to the server, once per scope it exists in. */
export function mount(app: FastifyInstance, services: Services, gate: Gate, route: Route): void {
  const { endpoint } = route;
  const scopes = isScoped(endpoint) ? bothScopes.filter((scope) => endpoint.scopes.includes(scope)) : [undefined];
  for (const scope of scopes) {
    const url = pathOf(endpoint, scope ?? 'personal').replace(/\{(\w+)\}/g, ':$1');
    app.route({
      method: endpoint.method,
      url,
      config: { name: endpoint.name, contract: true },
      handler: (request, reply) =>
        inTheNameOf({ requestId: request.id, ...traceOf(services, request) }, () =>
          traced(
            endpoint.name,
            {
              kind: SpanKind.SERVER,
              'http.request.method': endpoint.method,
              'http.route': url,
              'tinystar.request_id': request.id,
            },
            () => handle(services, gate, route, scope, request, reply),
          ),
        ),
    });
  }
}

/** A trace that a proxy of ours has begun goes on here; anybody else could write whole traces into the collector. */
function traceOf({ config }: Services, { headers }: FastifyRequest): { traceparent?: string } {
  const { traceparent } = headers;
  return config.TRUSTED_PROXIES && typeof traceparent === 'string' ? { traceparent } : {};
}

async function handle(
  services: Services,
  gate: Gate,
  route: Route,
  family: Scope | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { endpoint } = route;
  const { FILE_ORIGIN } = services.config;
  let caller = await callerOf(services, gate, request, accessOf(endpoint, family ?? 'personal') === 'public');
  if (caller) reply.header('x-current-tenant-id', caller.tenant?.id ?? '');
  const scope = family ?? (caller?.tenant ? 'tenant' : 'personal');
  const admit = (who: Caller | null): void => {
    if (who) refuseOtherIdentity(endpoint, family, who, request);
    if (!allows(accessOf(endpoint, scope), rolesOf(who)))
      throw who ? new Failure(errorCodes.forbidden) : nobody(request);
    if (who) gate.check(endpoint, family, who);
  };
  admit(caller);

  const call: Call<unknown> = {
    input: undefined,
    services,
    async identify() {
      const token = tokenOf(request);
      const known = caller ?? (token === undefined ? null : await gate.loadCaller(services, token));
      if (known) gate.check(endpoint, family, known);
      return known;
    },
    get caller() {
      if (!caller) throw nobody(request);
      return caller;
    },
    get owner() {
      return ownerFor(this.caller, family);
    },
    scope,
    ip: request.ip,
    requestId: request.id,
    header: (name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : undefined;
    },
    log: request.log,
    signal: hungUp(reply),
  };
  let stream: EventStream<unknown> | undefined;
  const openStream = () => (stream ??= openEventStream<unknown>(reply));

  if (endpoint.kind === 'upload') {
    const { fields, upload, finish } = await readUpload(request, endpoint.input, async () => {
      if (!caller) return;
      const today = await callerOf(services, gate, request, false);
      admit(today);
      // The handler began in the name of one identity, which is what it goes on writing to.
      if (family !== 'personal' && today?.tenant?.id !== caller.tenant?.id)
        throw new Failure(errorCodes.conflict, messages.identityChanged);
      caller = today;
    });
    const result = await finish(() => {
      call.input = parseInput(fields.schema, { ...fields.values, ...parameters(request) }, looksFor(endpoint));
      return route.run(request, reply, call, { upload, openStream });
    });
    return withFileHost(answer(endpoint.output, result), FILE_ORIGIN);
  }
  // Only uploads accept multipart forms; in other calls a form would look like an empty input.
  if (request.isMultipart()) throw new Failure(errorCodes.invalidInput);
  const body =
    request.body !== null && typeof request.body === 'object' && !Array.isArray(request.body) ? request.body : {};
  call.input = parseInput(
    endpoint.input,
    {
      ...(withoutFileHost(body, FILE_ORIGIN) as object),
      ...parameters(request),
    },
    looksFor(endpoint),
  );
  if (endpoint.kind === 'stream') {
    try {
      await route.run(request, reply, call, { openStream });
    } catch (error) {
      // The headers were sent already. The client sees a stream that ends without its last event, and asks again.
      if (!stream) throw error;
      request.log.error({ error, requestId: request.id }, 'stream failed');
    }
    stream?.end();
    return reply;
  }
  const key = endpoint.once && caller ? call.header(constants.IDEMPOTENCY_HEADER) : undefined;
  if (key !== undefined) {
    const id = sameRequest(caller?.userId, caller?.tenant?.id, endpoint.name, scope, key, call.input);
    const make = async () => answer(endpoint.output, await route.run(request, reply, call, { openStream })) as Made;
    return withFileHost(await once(services, id, make), FILE_ORIGIN);
  }
  const { version } = call.input as { version?: unknown };
  if (endpoint.kind === 'json' && caller && typeof version === 'number') {
    const id = sameRequest('saved', caller.userId, caller.tenant?.id, endpoint.name, scope, call.input);
    const save = async () => answer(endpoint.output, await route.run(request, reply, call, { openStream })) as Made;
    return withFileHost(await savedOnce(services, id, save), FILE_ORIGIN);
  }
  const result = await route.run(request, reply, call, { openStream });
  if (endpoint.kind === 'file') return sendFile(request, reply, result as FileAnswer, FILE_ORIGIN !== undefined);
  return withFileHost(answer(endpoint.output, result), FILE_ORIGIN);
}

// Path parameters win over the query, both win over the body: an id in the path is the one that was checked.
function parameters(request: FastifyRequest): Record<string, unknown> {
  return { ...(request.query as Record<string, unknown>), ...(request.params as Record<string, unknown>) };
}

function ownerFor(caller: Caller, family: Scope | undefined): Owner {
  return family === 'personal' ? { type: 'personal', id: caller.userId } : ownerOf(caller);
}

/** Who brings no token has no session that could be over. */
const nobody = (request: FastifyRequest): Failure =>
  new Failure(
    errorCodes.unauthenticated,
    tokenOf(request) === undefined ? messages.logInFirst : messages.sessionExpired,
  );

async function callerOf(
  services: Services,
  gate: Gate,
  request: FastifyRequest,
  open: boolean,
): Promise<Caller | null> {
  if (open) return null;
  const token = tokenOf(request);
  const caller = token === undefined ? null : await gate.loadCaller(services, token);
  if (token !== undefined && !caller) throw new Failure(errorCodes.unauthenticated);
  if (caller) request.log = request.log.child({ userId: caller.userId });
  return caller;
}

// Removes fields that the contract does not list. An answer that does not fit the contract is a fault of the server.
function answer(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(
    `answer does not fit the contract: ${result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
  );
}
