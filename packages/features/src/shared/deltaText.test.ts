import { expect, test } from 'vitest';
import { deltaText } from './deltaText.ts';

test('says how a balance moved with a sign of one width, and nothing before a zero', () => {
  expect([1_200, -35, 0].map(deltaText)).toEqual(['+1,200', '−35', '0']);
});
