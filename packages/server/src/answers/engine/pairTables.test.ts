import { plainText } from '@tinystar/contract/plainText';
import { expect, it } from 'vitest';
import { answer } from './answer.ts';
import { collect, found, hit, settings } from './fixtures.ts';

const table = '| 品种 | 单价 |\n|---|---|\n| **红富士** | 5元 |\n| 嘎啦 | 4元 |';
const pair = (text: string) =>
  hit(9, [], { kind: 'qa', sourceId: 'pair-1', name: '苹果怎么卖？', title: '苹果怎么卖？', text, score: 0.6 });
const terms = ['嘎啦', '红富', '富士', '单价', '苹果'];

const asking = (text: string, question: string, confidence: number, reply?: string) =>
  collect(
    answer({
      question,
      history: [],
      settings,
      search: () => Promise.resolve(found([pair(text)], terms, confidence)),
      signal: new AbortController().signal,
      ...(reply && {
        model: {
          async *complete() {
            yield reply;
          },
          async *askShortly() {
            yield 'nothing usable';
          },
          name: 'test-1',
          window: 16_000,
        },
      }),
    }),
  );

it.each([
  ['below an answer without a citation', '大概四元。'],
  ['without a model', undefined],
])('quotes the table of a pair as a table %s (CHAT-12)', async (_, reply) => {
  const { text, sentenceMap } = await asking(
    `苹果按品种卖：\n\n${table}\n\n以店内为准。`,
    '苹果红富士和嘎啦的单价',
    0.4,
    reply,
  );
  expect(text).toContain('以下内容可能相关：\n\n>');
  expect(text).toContain('> | 品种 | 单价 |\n> | --- | --- |\n> | 红富士 | 5元 |\n> | 嘎啦 | 4元');
  expect(text).not.toMatch(/\\\||\\\*/);
  expect(plainText(text)).toContain('品种：红富士，单价：5元\n品种：嘎啦，单价：4元');
  const [cited] = sentenceMap['1']!.reference;
  expect(cited!.text).toContain('品种：红富士，单价：5元');
  expect(cited!.text).not.toMatch(/\||---|\*/);
});

it('puts the number of a pair that ends with a table below it, where it is no cell', async () => {
  const { text } = await asking(table, '苹果怎么卖？', 0.9);
  expect(text).toBe(`${table}\n\n[1]`);
});
