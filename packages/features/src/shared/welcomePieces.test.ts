import { expect, test } from 'vitest';
import { welcomePieces } from './welcomePieces.ts';

test.each([
  ['', []],
  ['你好', ['你好']],
  ['可以问#直流侧要检查什么#，或#2062是什么#。', ['可以问', '?直流侧要检查什么', '，或', '?2062是什么', '。']],
  ['#一##二#', ['?一', '?二']],
  ['C# 与 ##', ['C# 与 ##']],
  ['第1# 行\n下一#行', ['第1# 行\n下一#行']],
  ['# #空', ['# #空']],
])('phrases between # marks of the welcome words can be asked: %s', (words, pieces) => {
  expect(welcomePieces(words).map((piece) => (piece.question ? `?${piece.text}` : piece.text))).toEqual(pieces);
});
