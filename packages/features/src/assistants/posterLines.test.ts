import { expect, test } from 'vitest';
import { linesIn } from './posterLines.ts';

/** Every Chinese character and mark is 10 wide, every other 5. */
const measure = (text: string) =>
  [...text].reduce((sum, char) => sum + (/[\p{Script=Han}\p{P}]/u.test(char) && char > '~' ? 10 : 5), 0);

test('no line of a poster begins with a closing mark or ends with an opening one, at any width', () => {
  const text = '您好，我是“光伏安装顾问”。屋顶评估、支架安装（含斜屋面）、并网验收和收益测算，都可以问我！';
  for (let width = 60; width <= 300; width += 10) {
    const lines = linesIn(text, width, 99, measure);
    expect(lines.join('')).toBe(text);
    for (const line of lines) {
      expect(measure(line)).toBeLessThanOrEqual(width);
      expect(line).not.toMatch(/^[，、。！”）]|[“（]$/);
    }
  }
});

test('the last line of a paragraph is about as long as the others', () => {
  const lines = linesIn(
    '屋顶评估、支架安装、并网验收和收益测算，都可以问我，答案会附上手册的原文出处。',
    180,
    6,
    measure,
  );
  const lengths = lines.map(measure);
  expect(lines).toHaveLength(3);
  expect(Math.min(...lengths)).toBeGreaterThan(0.6 * Math.max(...lengths));
});

test('what is too long ends with an ellipsis after a whole word and no mark', () => {
  expect(linesIn('wiring and more than that', 80, 1, measure)).toEqual(['wiring and…']);
  expect(linesIn('您好，欢迎，再见，谢谢', 40, 1, measure)).toEqual(['您好…']);
  // A word without an end is cut where the line ends.
  expect(linesIn('x'.repeat(50), 50, 1, measure)).toEqual([`${'x'.repeat(8)}…`]);
});

test('paragraphs begin new lines, and marks without end still break', () => {
  expect(linesIn('一\n\n二', 100, 6, measure)).toEqual(['一', '二']);
  for (const line of linesIn('！'.repeat(40), 100, 99, measure)) expect(measure(line)).toBeLessThanOrEqual(100);
});
