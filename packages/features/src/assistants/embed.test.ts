import { expect, test } from 'vitest';
import { websitesOf } from './embed.ts';

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
