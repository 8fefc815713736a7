import { expect, test } from 'vitest';
import { twinsOf, websitesOf } from './embed.ts';

const typed = 'shop.test:18090\n\nhttp://old.test\nhttps://shop.test:18090';

test('a website typed without a scheme is https alone where the product is, and both where the product has no https', () => {
  expect(websitesOf(typed, 'https://star.test/b/1')).toEqual([
    'shop.test:18090',
    'http://old.test',
    'https://shop.test:18090',
  ]);
  expect(websitesOf(typed, 'http://star.test/b/1')).toEqual([
    'https://shop.test:18090',
    'http://shop.test:18090',
    'http://old.test',
  ]);
});

test.each([
  ['https://www.example.com', ['https://example.com']],
  ['example.com\nhttp://shop.test:8080', ['https://www.example.com', 'http://www.shop.test:8080']],
  ['https://www.example.com.cn', ['https://example.com.cn']],
  ['https://example.com\nhttps://www.example.com', []],
  ['https://docs.example.com\n*.example.com\nhttp://192.168.1.20\nhttp://localhost:5273\nnot a name', []],
])('beside %j %j is offered', (text, twins) => expect(twinsOf(text)).toEqual(twins));
