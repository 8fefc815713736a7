import { expect, test } from 'vitest';
import { webAddress } from './webAddress.ts';

test.each([
  ['https://example.com', 'https://example.com/'],
  [' http://example.com/a?b=1#c ', 'http://example.com/a?b=1#c'],
  ['www.example.com/help', 'https://www.example.com/help'],
  ['example.com', 'https://example.com/'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['帮助.中国/常见问题', 'https://xn--7frx1y.xn--fiqs8s/%E5%B8%B8%E8%A7%81%E9%97%AE%E9%A2%98'],
])('%s is the address %s (DOC-07)', (typed, address) => expect(webAddress(typed)).toBe(address));

test.each([
  '',
  '请假',
  'example',
  '说明书。pdf',
  'ftp://example.com',
  'javascript:alert(1)',
  'mailto:a@example.com',
  'a@example.com',
  'file:///etc/passwd',
  'two words.com',
])('%s is none (DOC-07)', (typed) => expect(webAddress(typed)).toBeUndefined());
