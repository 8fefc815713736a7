import { expect, test } from 'vitest';
import { isScoped, pathOf, pathParameters, place } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { documents } from './documents.ts';
import { openApi } from './openapi.ts';

test('every call has a unique name and a unique method and path [ERR-20]', () => {
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
  expect(paths['/api/v1/personalKbBot/{id}']?.get?.['x-access']).toBe('personal');
  expect(paths['/api/v1/tenantKbBot/{id}']?.delete?.['x-access']).toBe('adminPlus');
  const expected = endpoints.reduce((sum, e) => sum + (isScoped(e) ? e.scopes.length : 1), 0);
  expect(Object.values(paths).flatMap((operations) => Object.keys(operations)).length).toBe(expected);
});
