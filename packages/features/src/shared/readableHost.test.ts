import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { readableHost } from './readableHost.ts';

it.each([
  '帮助.中国',
  '小星.公司',
  'docs.中文网站2026.网络',
  '例子-测试.com',
  '㐀㐁.中国',
  '𠮷野家.中国',
  'example.com',
])('%s is read as it is written', (host) => {
  expect(readableHost(domainToASCII(host))).toBe(host);
});

it.each([
  // Letters of another script that look like those of a known name.
  ['xn--80ak6aa92e.com'],
  [domainToASCII('pаypal.com')],
  [domainToASCII('apple官网.com')],
  // No Punycode, too large a sign, and a code that means another one.
  ['xn--.com'],
  ['xn--!!.com'],
  ['xn--99999999.com'],
  ['xn--abc-.com'],
  ['XN--FIQS8S'],
])('%s stays a code', (host) => {
  expect(readableHost(host)).toBe(host);
});

it('a port stays behind the name', () => {
  expect(readableHost(`${domainToASCII('帮助.中国')}:8443`)).toBe('帮助.中国:8443');
});
