import { messages } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { remoteOf } from './remote.ts';

test('what waits for the network has failed until the network is back; what is here stays', () => {
  const nothing = { data: undefined, error: null };
  expect(remoteOf({ ...nothing, isPaused: true })).toEqual({ kind: 'failed', message: messages.network });
  expect(remoteOf({ ...nothing, isPaused: false })).toEqual({ kind: 'loading' });
  expect(remoteOf({ data: 1, error: null, isPaused: true })).toEqual({ kind: 'ready', data: 1 });
});
