import { expect, test } from 'vitest';
import { prefixesOf } from './prefixes.ts';

const task = 'Given a web search query, retrieve relevant passages that answer the query';

test.each([
  ['intfloat/multilingual-e5-small', 'query: ', 'passage: '],
  ['multilingual-e5-small-q4', 'query: ', 'passage: '],
  ['intfloat/multilingual-e5-large-instruct', `Instruct: ${task}\nQuery: `, ''],
  ['intfloat/e5-mistral-7b-instruct', `Instruct: ${task}\nQuery: `, ''],
  ['BAAI/bge-small-zh-v1.5', '为这个句子生成表示以用于检索相关文章：', ''],
  ['bge-large-en-v1.5', 'Represent this sentence for searching relevant passages: ', ''],
  ['BAAI/bge-m3', '', ''],
  ['bge-multilingual-gemma2', `<instruct>${task}.\n<query>`, ''],
  ['Alibaba-NLP/gte-Qwen2-1.5B-instruct', `Instruct: ${task}\nQuery: `, ''],
  ['Alibaba-NLP/gte-multilingual-base', '', ''],
  ['Qwen/Qwen3-Embedding-0.6B', `Instruct: ${task}\nQuery:`, ''],
  ['qwen3-embedding:0.6b', `Instruct: ${task}\nQuery:`, ''],
  ['text-embedding-3-small', '', ''],
])('%s wants its own words in front of texts', (model, query, passage) => {
  expect(prefixesOf(model)).toEqual({ query, passage });
});

test('what the settings say counts, and none is nothing', () => {
  expect(prefixesOf('multilingual-e5-small', 'none', 'none')).toEqual({ query: '', passage: '' });
  expect(prefixesOf('own', 'Instruct: x\\nQuery: ')).toEqual({ query: 'Instruct: x\nQuery: ', passage: '' });
});
