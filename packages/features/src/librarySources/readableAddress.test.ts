import { expect, it } from 'vitest';
import { readableAddress } from './readableAddress.ts';

it.each([
  ['https://dav.example.com/%E4%BA%A7%E5%93%81%20%E8%B5%84%E6%96%99/', 'dav.example.com/产品 资料/'],
  // What would end a part of the address stays a code.
  ['https://example.com/a%2Fb%3Fc%23d', 'example.com/a%2Fb%3Fc%23d'],
  ['http://example.com/100%', 'example.com/100%'],
  ['http://example.com/%D6%D0', 'example.com/%D6%D0'],
  ['资料/100%25.pdf', '资料/100%25.pdf'],
])('%s reads %s', (address, words) => {
  expect(readableAddress(address)).toBe(words);
});
