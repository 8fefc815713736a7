import { Markdown } from '@tinystar/ui/markdown';
import { afterEach, expect, test, vi } from 'vitest';
import { copyRich } from './copyRich.tsx';
import { offScreen } from './offScreen.ts';
import { richHtml } from './richHtml.ts';

afterEach(() => vi.restoreAllMocks());

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
  expect(copied.textContent).not.toContain('JavaScript');
  expect(html).not.toMatch(/class=|style=|<button|<svg/);
});

test('formulas are words in both forms of a copied answer, and code stays as it is', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  expect(await copyRich('功率 $P = \\frac{U^2}{R} * k_1$。\n\n$$\na \\le b\n$$\n\n`$x$`')).toBe(true);
  const [item] = write.mock.calls[0]![0];
  const html = await (await item!.getType('text/html')).text();
  const copied = new DOMParser().parseFromString(html, 'text/html').body;
  expect([...copied.querySelectorAll('p')].map((each) => each.textContent.trim())).toEqual([
    '功率 P = (U^2)/R * k_1。',
    'a ≤ b',
    '$x$',
  ]);
  expect(await (await item!.getType('text/plain')).text()).toContain('功率 P = (U^2)/R * k_1。');
});
