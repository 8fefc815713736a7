import { expect, test } from 'vitest';
import { formOf } from '../documents/testing/form.ts';
import { bestOf, createTestServer, workOf } from '../testing/index.ts';
import { hugePicture } from './testing/hugePicture.ts';

test('pictures that are large to decode take little of the processor from the server itself (UP-03)', async () => {
  await using server = await createTestServer();
  const bytes = await hugePicture();
  const send = async () => {
    const { payload, headers } = formOf({ category: 'user' }, { field: 'files', name: 'avatar.png', bytes });
    const url = '/api/v1/oss/upload4Avatar';
    const who = await server.actor();
    const sent = { method: 'POST', url, payload, headers: { ...headers, ...who.headers } } as const;
    expect((await server.app.inject(sent)).statusCode).toBe(400);
  };
  // Decoding them here would take six seconds.
  const work = await bestOf(2_500, () => workOf(() => Promise.all(Array.from({ length: 5 }, send))));
  expect(work).toBeLessThan(2_500);
}, 180_000);
