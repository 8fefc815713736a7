import { describe, expect, it } from 'vitest';
import { boxFromFrame, boxIntoFrame, type Direction } from './frame.ts';
import { overlap } from './geometry.ts';
import { layOutPage } from './page.ts';
import { gatherParagraphs } from './paragraphs.ts';
import { isGarbled, isNoise } from './quality.ts';
import { closeUp, joinLines, normalise } from './text.ts';
import type { Drawing, Fragment, Rule } from './types.ts';

function fragment(text: string, left: number, baseline: number, size = 10): Fragment {
  const right = left + text.length * size;
  return {
    text,
    left,
    right,
    baseline,
    top: baseline - size * 0.88,
    bottom: baseline + size * 0.12,
    size,
    bold: false,
    direction: 0,
    spaced: false,
  };
}

function drawing(fragments: Fragment[], rules: Rule[] = []): Drawing {
  return { index: 1, width: 600, height: 800, rotation: 0, fragments, rules, images: [], paths: 0 };
}

function rule(left: number, top: number, right: number, bottom: number): Rule {
  return { box: { left, top, right, bottom }, horizontal: right - left > bottom - top };
}

function tableOf(page: Drawing): string[][] | undefined {
  const piece = layOutPage(page).pieces.find((one) => one.kind === 'table');
  return piece?.kind === 'table' ? piece.grid.cells : undefined;
}

describe('frames of turned text', () => {
  it.each([0, 1, 2, 3] as Direction[])('direction %i leads back to where it came from', (direction) => {
    const box = { left: 10, top: 20, right: 110, bottom: 60 };
    expect(boxFromFrame(direction, boxIntoFrame(direction, box, 600, 800), 600, 800)).toEqual(box);
  });

  it('measures shared over united area', () => {
    expect(overlap({ left: 0, top: 0, right: 2, bottom: 1 }, { left: 1, top: 0, right: 3, bottom: 1 })).toBeCloseTo(
      1 / 3,
    );
  });
});

describe('a number alone on the last line', () => {
  const texts = (lines: readonly string[]) =>
    layOutPage(drawing(lines.map((line, at) => fragment(line, 60, 100 + at * 13)))).pieces.flatMap((piece) =>
      piece.kind === 'lines' ? gatherParagraphs(piece.lines, piece.column).map(({ text }) => text) : [],
    );

  it('ends the sentence of the full line above it', () => {
    const lines = ['vessels must announce their arrival on', 'their way to the harbour on the channel', '12.'];
    expect(texts(lines)).toEqual([lines.join(' ')]);
  });

  it('opens an item after a line that ends early or ends its sentence', () => {
    expect(texts(['vessels must announce their arrival on', 'their way.', '12.']).at(-1)).toBe('12.');
    expect(texts(['vessels must announce their arrival now.', '12.']).at(-1)).toBe('12.');
  });
});

describe('text as people type it', () => {
  it.each([
    ['⽂件⻚⾯', '文件页面'],
    ['ﬁle Ｎｏ．１', 'file No.1'],
    ['甲\u200b乙\u202e丙\u0007', '甲乙丙'],
    ['（一），：；？', '（一），：；？'],
  ])('%s becomes %s', (raw, text) => expect(normalise(raw)).toBe(text));

  it('joins lines by their writing', () => {
    expect(joinLines('知识', '库')).toBe('知识库');
    expect(joinLines('com-', 'pile')).toBe('compile');
    expect(joinLines('one', 'two')).toBe('one two');
    expect(joinLines('共', '12页')).toBe('共12页');
  });

  it('closes up letter-spaced Han and dot leaders, not words', () => {
    expect(closeUp('目 录')).toBe('目录');
    expect(closeUp('第一章 总则')).toBe('第一章 总则');
    expect(closeUp('前言 . . . . . . 2')).toBe('前言 … 2');
  });
});

describe('tables', () => {
  it('puts text that spans cells into the first of them', () => {
    const across = [100, 130, 160].map((y) => (y === 130 ? rule(200, y, 400, y) : rule(100, y, 400, y)));
    const down = [100, 200, 300, 400].map((x) => rule(x, 100, x, 160));
    const texts = [
      fragment('合并', 110, 135),
      fragment('一', 220, 118),
      fragment('二', 320, 118),
      fragment('三', 220, 148),
      fragment('四', 320, 148),
    ];
    expect(tableOf(drawing(texts, [...across, ...down]))).toEqual([
      ['合并', '一', '二'],
      ['', '三', '四'],
    ]);
  });

  it('finds columns that texts keep to without any line', () => {
    const rows = [
      ['科目', '一季', '二季'],
      ['差旅', '12', '34'],
      ['办公', '56', '78'],
      ['培训', '90', '11'],
    ];
    const texts = rows.flatMap((row, r) => row.map((cell, c) => fragment(cell, 100 + c * 100, 100 + r * 20)));
    expect(tableOf(drawing(texts))).toEqual(rows);
  });

  it('does not end a table of figures at the lines above its sums', () => {
    const rows = [100, 114, 128, 142, 156, 170].map((y, i) => [
      fragment(i === 5 ? '合计' : '甲乙丙丁戊'.charAt(i), 60, y),
      fragment(`9${i}`, 200, y),
      fragment(`8${i}`, 260, y),
    ]);
    const lines = [117, 131, 159].map((y) => rule(190, y, 290, y));
    const tables = layOutPage(drawing(rows.flat(), lines)).pieces.filter(({ kind }) => kind === 'table');
    expect(tables).toHaveLength(1);
    expect(tableOf(drawing(rows.flat(), lines))).toHaveLength(6);
  });

  it('takes running text in two columns for what it is', () => {
    const line = '这一行文字几乎占满整个栏宽所以是正文';
    const texts = Array.from({ length: 12 }, (_, i) => [
      fragment(`左${i}${line}`, 60, 100 + i * 16),
      fragment(`右${i}${line}`, 310, 100 + i * 16),
    ]).flat();
    const pieces = layOutPage(drawing(texts)).pieces;
    const lines = pieces.flatMap((piece) =>
      piece.kind === 'lines' ? piece.lines.map((one) => one.text.charAt(0)) : ['表'],
    );
    expect(lines.join('')).toBe('左'.repeat(12) + '右'.repeat(12));
  });
});

describe('two languages side by side', () => {
  it('are two columns, even where the marks of their items stand apart like cells', () => {
    const lines = Array.from({ length: 12 }, (_, i) => [
      ...(i < 9 ? [fragment('(k)', 40, 100 + i * 14, 8), fragment('(k)', 320, 100 + i * 14, 8)] : []),
      fragment(`左${i}这一行文字几乎占满整个栏宽是正文`, 80, 100 + i * 14),
      fragment(`右${i}另一种文字也占满自己的栏宽`, 360, 100 + i * 14),
    ]).flat();
    const { pieces } = layOutPage(drawing(lines));
    expect(pieces.map(({ kind }) => kind)).not.toContain('table');
    const text = pieces.flatMap((piece) => (piece.kind === 'lines' ? piece.lines.map((one) => one.text) : [])).join('');
    expect(text.lastIndexOf('左')).toBeLessThan(text.indexOf('右'));
  });
});

describe('pages whose text cannot be used', () => {
  it.each([
    ['unmapped glyphs', '\ue001\ue002\ue003\ue004\ue005', true],
    ['Chinese bytes read as western', 'ÖÐ¹úÈËÃñ¹²ºÍ¹ú¹«Ë¾ÎÄ¼þ¹ÜÀíÖÆ¶ÈÖÐ¹úÈËÃñ¹²ºÍ¹ú¹«Ë¾ÎÄ¼þ', true],
    [
      'ideographs nobody writes',
      '丂丄丅丆丏丒丗丟丠両丣並丩丮丯丱丳丵丷丼乀乁乂乄乆乊乑乕乗乚乛乢乣乤乥乧乨乪'.repeat(3),
      true,
    ],
    ['Chinese', '知识库把上传的文件切分成段落、表格与图片，并为每一块记录它在页面上的位置。'.repeat(3), false],
    ['English', 'The virtual machine records a trace of the loop and compiles it to native code. '.repeat(3), false],
    ['nothing', '', false],
  ] as const)('judges %s rightly', (_, text, garbled) => expect(isGarbled(text)).toBe(garbled));

  it('tells chart labels without mapping from text and code', () => {
    expect(isNoise('=<6>?J+B:F>*:</+>?7-<#0(1923#')).toBe(true);
    expect(isNoise('for (let i = 0; i < n; i += 1) {}')).toBe(false);
  });

  it('leaves a garbled run out and tells where it stood; the rest of the page stays', () => {
    const [good, bad] = [{}, {}];
    const sentence = '知识库把上传的文件切分成段落并记录位置。';
    const rows = Array.from({ length: 6 }, (_, i) => ({ ...fragment(sentence, 60, 100 + i * 16), font: good }));
    const glyphs = { ...fragment('\ue001\ue002\ue003\ue004\ue005\ue006\ue007\ue008\ue009', 60, 400), font: bad };
    const page = layOutPage(drawing([...rows, glyphs]));
    expect(page.textLayer).toBe('ok');
    expect(page.gaps).toEqual([{ left: 60, top: glyphs.top, right: glyphs.right, bottom: glyphs.bottom }]);
    const texts = page.pieces.flatMap((piece) => (piece.kind === 'lines' ? piece.lines.map(({ text }) => text) : []));
    expect(texts).toEqual(rows.map(() => sentence));
  });

  it('leaves out what has no meaning within a line of one font, and tells where that stood', () => {
    const font = {};
    const texts = ['设函数\ue012\ue013\ue014\ue015在区间上连续', '则\ue016\ue017\ue018\ue019的最大值为多少'];
    const page = layOutPage(drawing(texts.map((text, i) => ({ ...fragment(text, 60, 100 + i * 12), font }))));
    expect(page.textLayer).toBe('ok');
    expect(page.gaps).toHaveLength(1);
    expect(page.gaps[0]).toMatchObject({ left: 70, right: 130 });
    const read = page.pieces.flatMap((piece) => (piece.kind === 'lines' ? piece.lines.map(({ text }) => text) : []));
    expect(read).toEqual(['设函数 在区间上连续', '则 的最大值为多少']);
  });

  it('drops a bullet without meaning and misses nothing', () => {
    const page = layOutPage(drawing([fragment('\uf0b7', 60, 100), fragment('每天检查一次滤芯', 80, 100)]));
    expect(page.textLayer).toBe('ok');
    expect(page.gaps).toEqual([]);
  });

  it('takes the figures along an axis for noise, not a row that says what they are', () => {
    expect(isNoise('0 20 40 60 80 100')).toBe(true);
    expect(isNoise('-1.5 0 1.5 3.0 4.5')).toBe(true);
    expect(isNoise('2024 年 12 34 56')).toBe(false);
    expect(isNoise('12 34')).toBe(false);
  });

  it('adds up the pictures of a page: strips, tiles, what lies over each other', () => {
    const strips = [0, 1, 2, 3].map((i) => ({ left: 0, top: i * 200, right: 600, bottom: (i + 1) * 200 }));
    expect(layOutPage({ ...drawing([]), images: strips }).textLayer).toBe('missing');
    const stack = [0, 1, 2, 3].map(() => ({ left: 0, top: 0, right: 600, bottom: 200 }));
    expect(layOutPage({ ...drawing([]), images: stack }).textLayer).toBe('ok');
  });

  it('calls a page of one large picture a page without text, and an empty page fine', () => {
    const paper = { left: 0, top: 0, right: 600, bottom: 800 };
    expect(layOutPage({ ...drawing([]), images: [paper] }).textLayer).toBe('missing');
    expect(layOutPage(drawing([])).textLayer).toBe('ok');
  });
});
