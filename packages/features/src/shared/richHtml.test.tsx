import { Markdown } from '@tinystar/ui/markdown';
import { expect, test } from 'vitest';
import { offScreen } from './offScreen.ts';
import { richHtml } from './richHtml.ts';

const answer = `## 休假

**年假**满一年*五*天[1]，见[制度](https://a.example/b)。

| 工龄 | 天数 |
|---|---|
| 1年 | 5 [2] |

- 提前申请
- 由主管批准

\`\`\`js
const a = b[1];
\`\`\``;

test('an answer is copied with its headings, lists, tables and code, without the tools and the sources of the page', async () => {
  const html = await offScreen(<Markdown text={answer} math={false} />, (shown) => richHtml(shown));
  const copied = new DOMParser().parseFromString(html, 'text/html').body;
  expect(copied.querySelector('h2')?.textContent).toBe('休假');
  expect(copied.querySelector('strong')?.textContent).toBe('年假');
  expect(copied.querySelector('a')?.href).toBe('https://a.example/b');
  expect(
    [...copied.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent.trim())),
  ).toEqual([
    ['工龄', '天数'],
    ['1年', '5'],
  ]);
  expect([...copied.querySelectorAll('li')].map((item) => item.textContent.trim())).toEqual(['提前申请', '由主管批准']);
  expect(copied.querySelector('pre, code')?.textContent.trim()).toBe('const a = b[1];');
  expect(copied.querySelector('p')?.textContent).toBe('年假满一年五天，见制度。');
  expect(html).not.toMatch(/class=|style=|<button|<svg/);
});
