import * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';
import { accessOf, isScoped, pathOf, pathParameters, type Endpoint } from './endpoint.ts';
import { ErrorBody } from './errorBody.ts';
import { bothScopes, type Scope } from './scope.ts';

type Json = Record<string, unknown>;

const schemaOf = (type: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, { type: 'string', format: 'binary' });
    },
  }) as Json;
  return schema;
};

const answerOf = (e: Endpoint): Json => {
  if (e.kind === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const media = e.kind === 'stream' ? 'text/event-stream' : 'application/json';
  return { [media]: { schema: schemaOf(e.output, 'output') } };
};

const operationOf = (e: Endpoint, scope: Scope, path: string): Json => {
  const input = schemaOf(e.input, 'input') as { properties?: Record<string, Json>; required?: string[] };
  const properties = input.properties ?? {};
  const required = new Set(input.required);
  const inPath = new Set(pathParameters(path));
  const hasBody = e.method === 'POST' || e.method === 'PUT';
  const inQuery = (key: string) => !inPath.has(key) && (!hasBody || e.query.includes(key));
  const parameters = Object.entries(properties)
    .filter(([key]) => inPath.has(key) || inQuery(key))
    .map(([key, schema]) => ({
      name: key,
      in: inPath.has(key) ? 'path' : 'query',
      required: inPath.has(key) || required.has(key),
      schema,
    }));
  const bodyKeys = Object.keys(properties).filter((key) => !inPath.has(key) && !inQuery(key));
  const body = {
    type: 'object',
    properties: Object.fromEntries(bodyKeys.map((key) => [key, properties[key]])),
    required: bodyKeys.filter((key) => required.has(key)),
  };
  const access = accessOf(e, scope);
  return {
    operationId: isScoped(e) ? `${e.name}.${scope}` : e.name,
    summary: e.summary,
    tags: [e.name.split('.')[0]],
    'x-access': access,
    security: access === 'public' ? [] : [{ bearer: [] }],
    parameters,
    ...(hasBody
      ? {
          requestBody: {
            required: true,
            content: { [e.kind === 'upload' ? 'multipart/form-data' : 'application/json']: { schema: body } },
          },
        }
      : {}),
    responses: {
      200: { description: 'Success', content: answerOf(e) },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
};

/** The OpenAPI 3.1 document of every call, made from the contract; `fileOrigin` where files have a host of their own. */
export const openApi = (fileOrigin?: string): Json => {
  const paths: Record<string, Json> = {};
  for (const e of endpoints) {
    const scopes: readonly Scope[] = isScoped(e) ? e.scopes : [bothScopes[0]];
    for (const scope of scopes) {
      const path = pathOf(e, scope);
      const servers = fileOrigin && path.startsWith('/file/') ? { servers: [{ url: fileOrigin }] } : {};
      (paths[path] ??= servers)[e.method.toLowerCase()] = operationOf(e, scope, path);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: '小星 API', version: '1.0.0', description: 'Made from packages/contract.' },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
};
