import { expect, test } from 'vitest';
import { showsActions, similarOf } from './actions.ts';
import { unsent } from './thread.ts';

const answered = { ...unsent('a', '问', 0).message, answerStatus: 'success' as const, similarQuestions: ['再问'] };

test.each([
  ['success', 'privateDomain', 'use', true],
  ['success', 'preset', 'use', false],
  ['success', 'preset', 'web', false],
  ['success', 'preset', 'make', true],
  ['failed', 'privateDomain', 'make', false],
  ['waiting', 'privateDomain', 'make', false],
] as const)('actions of a %s answer from %s on side %s: %s', (answerStatus, answerSource, side, shown) => {
  expect(showsActions({ ...answered, answerStatus, answerSource }, side)).toBe(shown);
});

test('follow-up questions need success, a list and the assistant’s wish', () => {
  expect(similarOf(answered, true)).toEqual(['再问']);
  expect(similarOf(answered, false)).toEqual([]);
  expect(similarOf({ ...answered, answerStatus: 'failed' }, true)).toEqual([]);
});
