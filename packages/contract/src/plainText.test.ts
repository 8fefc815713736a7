import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

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
    '休假\n\n年假满一年四五天[1]，见制度（https://a.example/b）。\n\n工龄：1年，天数：5 [2]\n\n• 提前申请\n• 功率 P = (U^2)/R × η\n\nconst a = b[1];',
  );
});

test('it is read aloud without sources and without code', () => {
  const said = plainText(answer, { citations: 'gone', code: 'named' });
  expect(said).toContain('年假满一年四五天，见制度');
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
  ['3\\*4，a\\_b', '3*4，a_b'],
  ['snake_case_name 和 2 * 3 * 4', 'snake_case_name 和 2 * 3 * 4'],
  ['第一行\\\n第二行', '第一行\n第二行'],
])('%j is %j', (markdown, text) => expect(plainText(markdown)).toBe(text));
