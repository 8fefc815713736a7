import { describe, expect, it } from 'vitest';
import { mended, mendedPieces, storable } from './storable.ts';

const deep = { a: ['x', { 'b\ud800': 'y\udc00' }], at: 1, none: null, more: [undefined, true] };

describe('text from outside', () => {
  it('is the same object when nothing had to change, bytes and dates too', () => {
    for (const value of ['年假😀', 7, null, undefined, deep.more, { a: { b: '😀' } }, Buffer.from('\0'), new Date(0)])
      expect([storable(value), mended(value)]).toEqual([value, value]);
    const whole = { a: [{ b: '😀' }], bytes: Buffer.from('\0') };
    expect(storable(whole)).toBe(whole);
    expect(mended(whole)).toBe(whole);
  });

  it('has half characters replaced at any depth, in names and without a prototype', () => {
    const clean = { a: ['x', { 'b\ufffd': 'y\ufffd' }], at: 1, none: null, more: [undefined, true] };
    expect(storable(deep)).toEqual(clean);
    expect(mended(deep)).toEqual(clean);
    expect(storable(Object.assign(Object.create(null) as object, { a: '\ud800' }))).toEqual({ a: '\ufffd' });
    expect(Object.keys(storable(JSON.parse('{"__proto__":"\\ud800"}') as object))).toEqual(['__proto__']);
  });

  it.each([['\0'], [['a', { b: 'c\0' }]], [{ 'a\0': 1 }], [{ a: [[{ b: '\0' }]] }]])(
    'is refused with a NUL (%j) where it can be sent again, and loses it elsewhere',
    (value) => {
      expect(() => storable(value)).toThrow(expect.objectContaining({ status: 400 }));
      expect(JSON.stringify(mended(value))).toBe(JSON.stringify(value).replaceAll('\\u0000', ''));
    },
  );

  it.each<[object, object]>([
    [{ question: 'a\0' }, { question: '请求参数有误' }],
    [{ messages: [{ content: 'a' }, { content: [{ text: '\0' }] }] }, { 'messages.1.content.0.text': '请求参数有误' }],
    [{ metadata: { 'a\0': 1 } }, { metadata: '请求参数有误' }],
  ])('%j is refused by the name of what bears the NUL', (value, fields) => {
    expect(() => storable(value)).toThrow(expect.objectContaining({ details: { fields } }));
  });

  it.each([
    [['年', '\ud83d', '\ude00假'], '年😀假'],
    [['\ud83d', '\ud83d', '\ude00'], '\ufffd😀'],
    [['\ude00', 'a\0', '\0', '\ud83d'], '\ufffda\ufffd'],
    [['\ud83d\0', '\ude00'], '\ufffd\ufffd'],
    [[], ''],
  ])('in pieces %j is mended as the one text that it is', async (pieces, whole) => {
    const said: string[] = [];
    for await (const piece of mendedPieces(stream(pieces))) said.push(piece);
    expect(said.join('')).toBe(whole);
    expect(said.every((piece) => piece !== '' && piece.isWellFormed())).toBe(true);
  });
});

async function* stream(pieces: readonly string[]): AsyncGenerator<string> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}
