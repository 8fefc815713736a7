import { expect, it } from 'vitest';
import { namedAddress, readableAddress } from './readableAddress.ts';

it.each([
  ['https://dav.example.com/%E4%BA%A7%E5%93%81%20%E8%B5%84%E6%96%99/', 'dav.example.com/产品 资料/'],
  ['https://xn--7frx1y.xn--fiqs8s:8443/%E5%B8%B8?a=1', '帮助.中国:8443/常?a=1'],
  // What would end a part of the address stays a code.
  ['https://example.com/a%2Fb%3Fc%23d', 'example.com/a%2Fb%3Fc%23d'],
  ['http://example.com/100%', 'example.com/100%'],
  ['http://example.com/%D6%D0', 'example.com/%D6%D0'],
  ['资料/100%25.pdf', '资料/100%25.pdf'],
])('%s reads %s', (address, words) => {
  expect(readableAddress(address)).toBe(words);
});

it('an address that is shown whole has a Chinese domain by its name', () => {
  expect(namedAddress('http://xn--7frx1y.xn--fiqs8s/a%20b')).toBe('http://帮助.中国/a%20b');
  expect(namedAddress('https://xn--80ak6aa92e.com/')).toBe('https://xn--80ak6aa92e.com/');
  expect(namedAddress('资料/')).toBe('资料/');
});
