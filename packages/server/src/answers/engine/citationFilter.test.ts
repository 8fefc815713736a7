import { describe, expect, it } from 'vitest';
import { CitationFilter } from './citationFilter.ts';

function filtered(pieces: readonly string[], known = [1, 2, 3]) {
  const filter = new CitationFilter(known);
  const parts = [...pieces.map((piece) => filter.push(piece)), filter.flush()];
  return {
    text: parts.map(({ text }) => text).join(''),
    numbers: parts.flatMap(({ cited }) => cited.map(({ number }) => number)),
    sentences: parts.flatMap(({ cited }) => cited.map(({ sentence }) => sentence)),
  };
}

describe('citation marks in a streamed answer', () => {
  it.each([
    ['年假五天[1]。', '年假五天[1]。', [1]],
    ['见[1][2]。', '见[1][2]。', [1, 2]],
    ['见[1,2]和[2，3]。', '见[1][2]和[2][3]。', [1, 2, 2, 3]],
    ['见【1】。', '见[1]。', [1]],
    ['见[^3]。', '见[3]。', [3]],
    ['见[ 2 ]。', '见[2]。', [2]],
    ['未知的编号[9]不见了。', '未知的编号不见了。', []],
    ['只留认识的[1,7]。', '只留认识的[1]。', [1]],
    ['末尾也是[7]', '末尾也是', []],
    ['一段[1-3]。', '一段[1][2][3]。', [1, 2, 3]],
    ['半段[2–9]。', '半段[2][3]。', [2, 3]],
    ['见［1］和[资料 2]、【来源9】。', '见[1]和[2]、。', [1, 2]],
    ['没有的[9](见附录)。', '没有的(见附录)。', []],
    ['没有的[9]: 如下', '没有的: 如下', []],
  ])('reads %s', (input, text, numbers) => {
    expect(filtered([input])).toMatchObject({ text, numbers });
  });

  it.each([
    '【注】说明',
    '[7](https://example.com)',
    '[7]: https://example.com',
    '[链接](https://example.com)',
    '价格[约10元]',
    '范围[30, 80]内',
    '【资料】说明',
    '[',
    '末尾[1',
    '- [ ] 待办',
  ])('leaves %s as it is, because it cites nothing known', (input) => {
    expect(filtered([input])).toMatchObject({ text: input, numbers: [] });
  });

  it.each(['用 `list[1]` 取值', '```js\nconst a = list[1];\n```\n', '    ```\nx[2]\n    ```'])(
    'leaves code alone: %s',
    (input) => {
      expect(filtered([input])).toMatchObject({ text: input, numbers: [] });
    },
  );

  it('finds marks again after inline code and after a fence', () => {
    expect(filtered(['用 `a[1]`[2]。\n```\nb[1]\n```\n完[3]']).numbers).toEqual([2, 3]);
  });

  it('gives the same text and numbers wherever the stream is cut', () => {
    const whole = '结论[1]。细节【2, 3】，又见 `x[1]`，未知[9]，```\nb[1]\n``` 完[1][2]';
    const expected = filtered([whole]);
    for (let size = 1; size < whole.length; size += 1) {
      const pieces = whole.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(filtered(pieces)).toEqual(expected);
    }
  });

  it('shows plain text at once instead of holding it back', () => {
    const filter = new CitationFilter([1]);
    expect(filter.push('先看[这里').text).toBe('先看[这里');
    expect(filter.push('，再看[').text).toBe('，再看');
    expect(filter.push('1]').text).toBe('[1]');
  });

  it('knows the sentence in front of a mark', () => {
    expect(filtered(['第一句。第二句讲年假[1]。第三句[2]']).sentences).toEqual(['第二句讲年假', '第三句']);
  });
});
