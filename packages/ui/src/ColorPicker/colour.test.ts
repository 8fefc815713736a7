import { expect, test } from 'vitest';
import { hexOf, hsbOf, pureHue, readHex } from './colour.ts';

test('reads colours as people write them and stores one form', () => {
  expect(readHex('00bb93')).toBe('#00BB93');
  expect(readHex(' #0b9 ')).toBe('#00BB99');
  expect(readHex('＃００ｂｂ９３')).toBe('#00BB93');
  expect(readHex('#00bb9')).toBeNull();
  expect(readHex('绿色')).toBeNull();
});

test('a colour survives the way through hue, saturation and brightness', () => {
  for (const hex of ['#00BB93', '#00B2F9', '#04EB94', '#000000', '#FFFFFF', '#5A5A5A', '#FF00AA', '#123456']) {
    expect(hexOf(hsbOf(hex))).toBe(hex);
  }
  expect(pureHue(hsbOf('#330000'))).toBe('#FF0000');
});
