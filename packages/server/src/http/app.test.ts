import { expect, test } from 'vitest';
import { createTestServer } from '../testing/index.ts';

test('answers with the tracking id and the enterprise of the caller on every call [ERR-20] [TEN-04]', async () => {
  await using server = await createTestServer();
  const owner = await server.member('owner');
  const answer = await server.app.inject({
    method: 'GET',
    url: '/api/health/live',
    headers: { 'x-tracking-id': 'abc-1' },
  });
  expect(answer.headers['x-tracking-id']).toBe('abc-1');
  expect(owner.tenantId).toMatch(/^[0-9a-f]{32}$/);
});

test('refuses an unlisted path with the error body and no more [ERR-05] [AUTHZ-01]', async () => {
  await using server = await createTestServer();
  const answer = await server.visitor.call('POST', '/api/v1/nothing/here', {});
  expect(answer.status).toBe(404);
  expect(Object.keys(answer.json).toSorted()).toEqual(['errorCode', 'errorMessage', 'requestId']);
  expect(answer.headers['cache-control']).toBe('no-store');
});
