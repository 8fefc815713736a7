import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { USER_LIST_SIZE } from './constants.ts';
import { accessOf, isScoped, pathOf, pathParameters, place } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { documents } from './documents.ts';
import { openApi } from './openapi.ts';

test('every call has a unique name and a unique method and path', () => {
  const names = endpoints.map((e) => e.name);
  expect(new Set(names).size).toBe(names.length);
  const spots = endpoints.flatMap((e) =>
    (isScoped(e) ? e.scopes : (['personal'] as const)).map((s) => `${e.method} ${pathOf(e, s)}`),
  );
  expect(new Set(spots).size).toBe(spots.length);
});

test('every path parameter is a key of the input', () => {
  const missing = endpoints.flatMap((e) =>
    pathParameters(pathOf(e, 'personal'))
      .filter((key) => !(key in e.input.shape))
      .map((key) => `${e.name}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test('input is placed in path, query and body', () => {
  expect(place(documents.get, 'personal', { fileId: 'a/b', kbBotId: 'k' })).toEqual({
    path: '/api/v1/kbBotFile/a%2Fb',
    query: { kbBotId: 'k' },
    body: undefined,
  });
  expect(place(documents.upload, 'tenant', { kbBotId: 'k', force: 'yes' })).toEqual({
    path: '/api/v1/tenantKbBotFile',
    query: { kbBotId: 'k' },
    body: { force: 'yes' },
  });
});

test('the API document describes every call once per path family', () => {
  const { paths } = openApi() as { paths: Record<string, Record<string, { 'x-access': string }>> };
  expect(paths['/api/v1/personalKbBot/{id}']?.get?.['x-access']).toBe('user');
  expect(paths['/api/v1/tenantKbBot/{id}']?.delete?.['x-access']).toBe('adminPlus');
  const expected = endpoints.reduce((sum, e) => sum + (isScoped(e) ? e.scopes.length : 1), 0);
  expect(Object.values(paths).flatMap((operations) => Object.keys(operations)).length).toBe(expected);
});

/** What the walk below looks at of a schema (zod 4 core). */
interface Definition {
  type: string;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  element?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
  checks?: { _zod: { def: { check: string; maximum?: number } } }[];
}

/** Every list within a schema, with how many entries it takes. */
function listsOf(schema: z.ZodMiniType): number[] {
  const definition = schema._zod.def as unknown as Definition;
  const { innerType, in: input, element, shape = {}, options = [], checks = [] } = definition;
  const parts = [innerType, input, element, ...Object.values(shape), ...options].filter((part) => part !== undefined);
  const bounds = checks.map((check) => check._zod.def).filter(({ check }) => check === 'max_length');
  const own = definition.type === 'array' ? [Math.min(...bounds.map(({ maximum = Infinity }) => maximum))] : [];
  return [...own, ...parts.flatMap(listsOf)];
}

test('no call takes a list without an end; over a thousand entries only where whole enterprises are named, by admins, and in the operator’s list of words (RATE-04)', () => {
  const lists = endpoints.flatMap((e) => listsOf(e.input).map((longest) => ({ e, longest })));
  expect(lists.length).toBeGreaterThan(3);
  const long = lists.filter(({ longest }) => longest > 1_000);
  expect(long.map(({ e, longest }) => [e.name, accessOf(e, 'tenant'), longest])).toEqual([
    ['members.addMany', 'adminPlus', 5_000],
    ['csAgents.add', 'adminPlus', USER_LIST_SIZE],
    ['csAgents.remove', 'adminPlus', USER_LIST_SIZE],
    ['operator.setBlockedWords', 'operator', 5_000],
  ]);
});

/** Every number within a JSON schema that may be fractional or larger than what is stored, by its place. */
function looseNumbers(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum = Infinity } = schema as { type?: unknown; maximum?: number };
  const isChosen = 'enum' in schema || 'const' in schema;
  const isLoose = !isChosen && (type === 'number' || (type === 'integer' && maximum > 8_640_000_000_000_000));
  const inner = Object.entries(schema).flatMap(([key, part]) =>
    looseNumbers(part, ['properties', 'items', 'anyOf', 'type'].includes(key) ? place : `${place}.${key}`),
  );
  return [...(isLoose ? [place] : []), ...inner];
}

/** Any number is a moment in a history, a limit of sizes, a place on a page or a shape. */
const anyNumber =
  /^(answers|publicChat)\.history\.timestamp$|^sources\.\w+\.rules\.maxSize$|\.(left|top|right|bottom|aspect)$/;

test('every number that a call takes is whole and no larger than what stores it, or may be any', () => {
  const loose = endpoints.flatMap((e) =>
    looseNumbers(z.toJSONSchema(e.input, { io: 'input', unrepresentable: 'any' }), e.name),
  );
  expect(loose.filter((place) => !anyNumber.test(place))).toEqual([]);
});
