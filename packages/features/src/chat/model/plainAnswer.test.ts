import { expect, test } from 'vitest';
import { escapeMarkdown, markdownOf } from './plainAnswer.ts';

test('plain text keeps its signs, its lines and its indents', () => {
  expect(escapeMarkdown('# 1. *步骤*\n    缩进 <b>\n\n下一段  ')).toBe(
    '\\# 1\\. \\*步骤\\*\\\n\u00A0\u00A0\u00A0\u00A0缩进 \\<b\\>\n\n下一段',
  );
});

test('numbers in brackets lead to sources only where the type says so', () => {
  const answer = '见[1]和*[12]*';
  const as = (answerContentType: 'plainText' | 'plainTextWithReference' | 'markdown') =>
    markdownOf({ answer, answerContentType });
  expect([as('markdown'), as('plainTextWithReference'), as('plainText')]).toEqual([
    answer,
    '见[1]和\\*[12]\\*',
    '见\\[1\\]和\\*\\[12\\]\\*',
  ]);
});
