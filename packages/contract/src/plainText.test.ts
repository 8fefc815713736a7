import { expect, test } from 'vitest';
import { formulasAsWords, plainText } from './plainText.ts';

const answer = `## 休假

**年假**满一年~~四~~*五*天[1]，见[制度](https://a.example/b)。

| 工龄 | 天数 |
|---|---|
| 1年 | **5** [2] |

- [x] 提前申请
- 功率 $P = \\frac{U^2}{R} \\times \\eta$

\`\`\`js
const a = b[1];
\`\`\``;

test('an answer is written without the marks of its markup', () => {
  expect(plainText(answer)).toBe(
    '休假\n\n年假满一年四（已划去）五天[1]，见制度（https://a.example/b）。\n\n工龄：1年，天数：5 [2]\n\n☑ 提前申请\n• 功率 P = (U^2)/R × η\n\nconst a = b[1];',
  );
});

test('it is read aloud without sources and without code', () => {
  const said = plainText(answer, { citations: 'gone', code: 'named' });
  expect(said).toContain('年假满一年四（已划去）五天，见制度');
  expect(said).toContain('工龄：1年，天数：5\n');
  expect(said.endsWith('代码。')).toBe(true);
  expect(said).not.toMatch(/[*|$`#]|\[\d/);
});

test('cells of a table are parted by tabs for a sheet', () => {
  expect(plainText(answer, { citations: 'gone', tables: 'tabs' })).toContain('工龄\t天数\n1年\t5\n');
});

test.each([
  ['价格$5到$8', '价格$5到$8'],
  ['\\(a \\le b\\)', 'a ≤ b'],
  ['$$\\sum_{i} x_i$$', 'Σ_i x_i'],
  ['速度 $\\frac{a_{0}}{b^{2}}$', '速度 (a_0)/(b^2)'],
  ['3\\*4，a\\_b', '3*4，a_b'],
  ['snake_case_name 和 2 * 3 * 4', 'snake_case_name 和 2 * 3 * 4'],
  ['20*30*40cm、2**3**4', '20*30*40cm、2**3**4'],
  ['3米*4米*5米，长*宽*高', '3米*4米*5米，长*宽*高'],
  ['138****1234、139****5678', '138****1234、139****5678'],
  ['**20*30*40**cm，这是*重点*内容', '20*30*40cm，这是重点内容'],
  ['第一行\\\n第二行', '第一行\n第二行'],
])('%j is %j', (markdown, text) => expect(plainText(markdown)).toBe(text));

test.each([
  ['见[制度](https://a.example/b?c=d)。', '见制度。'],
  ['见[https://a.example/b](https://a.example/b)。', '见链接。'],
  ['打开 https://a.example/b_c/d?e=1&f=2，再试。', '打开 链接，再试。'],
  ['See <https://a.example/b>.', 'See 链接.'],
  ['Go to www.a.example/b. Then', 'Go to 链接. Then'],
  ['官网https://a.example查看', '官网链接查看'],
  ['| 名称 | 地址 |\n|---|---|\n| 官网 | https://a.example |', '名称：官网，地址：链接'],
  ['[邮件](mailto:a@a.example) ![图](https://a.example/p.png)', '邮件 [图]'],
])('%j is heard as %j', (markdown, text) =>
  expect(plainText(markdown, { citations: 'gone', code: 'named', links: 'named' })).toBe(text),
);

test.each([
  ['功率 $P = \\frac{U^2}{R} \\times \\eta$。', '功率 P = (U^2)/R × η。'],
  ['$$\n\\sum_{i} x_i\n$$', 'Σ\\_i x\\_i'],
  ['`$a$` 与 $a*b$', '`$a$` 与 a\\*b'],
  ['```\n$a$\n```\n\\(a \\le b\\)', '```\n$a$\n```\na ≤ b'],
  ['价格$5到$8', '价格$5到$8'],
])('the formulas of %j are words in %j', (markdown, text) => expect(formulasAsWords(markdown)).toBe(text));

test('what is multiplied is said as it was written', () => {
  for (const stars of ['*', '**', '***'])
    for (const numbers of [
      [20, 30],
      [2, 3, 4],
      [1.5, 20, 300, 4],
    ])
      expect(plainText(numbers.join(stars))).toBe(numbers.join(stars));
});
