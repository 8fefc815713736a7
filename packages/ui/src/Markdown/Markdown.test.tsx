import '@tinystar/tokens/theme.css';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Markdown, type MarkdownProps } from './Markdown.tsx';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});
afterEach(() => {
  root.unmount();
  page.remove();
});

const show = (props: MarkdownProps): void => flushSync(() => root.render(<Markdown {...props} />));
const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
const sources = new Map([
  [1, { label: '安装手册.pdf' }],
  [2, { label: '排查指南.docx' }],
]);

test('shows an answer as it arrives, once per frame', async () => {
  show({ text: '', streaming: true });
  let changes = 0;
  const observer = new MutationObserver(() => changes++);
  observer.observe(page, { childList: true, characterData: true, subtree: true });
  for (let i = 1; i <= 50; i++) show({ text: '回答'.repeat(i), streaming: true });
  await frame();
  await frame();
  expect(page.textContent).toBe('回答'.repeat(50));
  expect(changes).toBe(1);
  observer.disconnect();
});

test('a finished answer is complete at once, without waiting for a frame', () => {
  show({ text: '**半', streaming: true });
  show({ text: '**半句**完', streaming: false });
  expect(page.querySelector('strong')?.textContent).toBe('半句');
});

test('marks become chips when the sources arrive after the text, which is not built again', () => {
  show({ text: '结论[1]，另见[3]。' });
  const paragraph = page.querySelector('p');
  expect(page.textContent).toBe('结论[1]，另见[3]。');
  show({ text: '结论[1]，另见[3]。', citations: sources });
  expect(page.querySelector('p')).toBe(paragraph);
  const chip = page.querySelector<HTMLElement>('[role="button"]');
  expect(chip?.ariaLabel).toBe('引用1：安装手册.pdf');
  expect(page.textContent).toBe('结论\u20601，另见[3]。');
});

test('a chip opens its source by click, Enter and Space', async () => {
  const onCitation = vi.fn();
  show({ text: '见[1][2]', citations: sources, onCitation });
  const [first, second] = page.querySelectorAll<HTMLElement>('[role="button"]');
  if (!first || !second) throw new Error('no chips');
  await userEvent.click(first);
  second.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onCitation.mock.calls.map(([number]) => number)).toEqual([1, 2, 2]);
});

test('a chip tells when it is pointed at or focused, for the card beside it', async () => {
  const onCitationPoint = vi.fn();
  show({ text: '见[1]', citations: sources, onCitationPoint });
  const chip = page.querySelector<HTMLElement>('[role="button"]');
  if (!chip) throw new Error('no chip');
  await userEvent.hover(chip);
  chip.focus();
  chip.blur();
  expect(onCitationPoint.mock.calls.map(([number, , by]) => [number, by])).toEqual([
    [1, 'pointer'],
    [1, 'focus'],
    [null, 'focus'],
  ]);
});

test('never lets a chip begin a line', () => {
  page.style.inlineSize = '180px';
  for (let i = 1; i < 24; i++) {
    show({ text: `${'字'.repeat(i)}[1]。后`, citations: sources });
    const chip = page.querySelector('[role="button"]');
    const text = page.querySelector('p')?.firstChild;
    if (!chip || !text) throw new Error('no chip');
    const range = document.createRange();
    range.setStart(text, i - 1);
    range.setEnd(text, i);
    const word = range.getBoundingClientRect();
    expect(chip.getBoundingClientRect().top).toBeLessThan(word.bottom);
  }
});

test('shows the real host of an outside link on focus', () => {
  show({ text: '[文档](https://docs.example/a)' });
  page.querySelector('a')?.focus();
  const tip = page.querySelector('[role="tooltip"]');
  expect(tip?.textContent).toBe('docs.example');
  expect(page.querySelector('a')?.getAttribute('aria-describedby')).toBe(tip?.id);
  page.querySelector('a')?.blur();
  expect(page.querySelector('[role="tooltip"]')).toBeNull();
});

test('wraps and copies code on request', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show({ text: '```ts\nconst a\u200b = 1;\n```' });
  const [wrap, copy] = page.querySelectorAll('button');
  if (!wrap || !copy) throw new Error('no buttons');
  await userEvent.click(wrap);
  expect(wrap.ariaPressed).toBe('true');
  await userEvent.click(copy);
  expect(written).toHaveBeenCalledWith('const a = 1;');
  await expect.poll(() => copy.ariaLabel).toBe('已复制');
  written.mockRestore();
});

test('folds what is beyond the limit until it is asked for', async () => {
  show({ text: `${'字'.repeat(100)}\n\n结尾`, foldAfter: 50 });
  expect(page.textContent).not.toContain('结尾');
  await userEvent.click(page.querySelector('button') ?? page);
  expect(page.textContent).toContain('结尾');
});

test('sets formulas once they are complete, and shows the source of those that cannot be set', async () => {
  show({ text: '质能 $E=mc^2$，坏的 $\\frac{1$ 与 \\(\\nosuch\\)' });
  await expect.poll(() => page.querySelector('.katex math')).not.toBeNull();
  expect(page.textContent).toContain('\\nosuch');
});

test('the numbers of a long list have room for their digits up to its end', () => {
  const measure = document.createElement('span');
  const list = (count: number, from = 1) => {
    show({ text: Array.from({ length: count }, (_, at) => `${from + at}. 第${from + at}步`).join('\n') });
    const items = [...page.querySelectorAll('li')];
    expect(items).toHaveLength(count);
    items[0]!.append(measure);
    return items.map((item, at) => {
      measure.textContent = `${from + at}.`;
      return {
        room: parseFloat(getComputedStyle(item).paddingInlineStart),
        taken: measure.getBoundingClientRect().width,
      };
    });
  };
  const rooms = (of: ReturnType<typeof list>) => new Set(of.map(({ room }) => room)).size;
  // Laid out in parts, the last of which has four items: no step to the side before it.
  expect(rooms(list(76))).toBe(1);
  for (const [count, from] of [
    [9, 1],
    [76, 1],
    [120, 1],
    [30, 990],
  ] as const)
    list(count, from).forEach(({ room, taken }, at) =>
      expect(room - taken, `${from + at} of ${count} from ${from}: ${taken} in ${room}`).toBeGreaterThan(4),
    );
});

test('a formula that is wider than its place is reached by the keyboard, one that fits is no stop', async () => {
  const long = Array.from({ length: 60 }, (_, at) => `x_{${at}}`).join('+');
  show({ text: `$$\na+b\n$$\n\n$$\n${long}\n$$` });
  const blocks = () => [...page.querySelectorAll<HTMLElement>('[data-set]')];
  await expect.poll(() => blocks().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
});

const priceTable = '| 型号 | 价格 |\n|---|---|\n| R8 | 1,200元[1] |\n| R2 | 90元 |\n| R5 | 350元 |';
const column = (within: ParentNode, at: number): string[] =>
  [...within.querySelectorAll<HTMLTableRowElement>('tbody > tr')].map((row) => row.cells[at]?.textContent ?? '');
const toolsOf = async (name: string): Promise<HTMLElement> => {
  const found = () => page.querySelector<HTMLElement>(`[role="group"] > button[aria-label="${name}"]`);
  await expect.poll(found, { message: name }).not.toBeNull();
  return found()!;
};

test('a table that one comes to can be sorted by its columns, figures by their size, and is as it was at the third press', async () => {
  show({ text: priceTable, citations: sources });
  expect(page.querySelector('table button')).toBeNull();
  page.querySelector<HTMLElement>('[data-table] > [tabindex]')?.focus();
  await toolsOf('复制表格');
  const sort = page.querySelector<HTMLElement>('th:nth-child(2) > button');
  expect(sort?.ariaLabel).toBe('按价格排序');
  const orders: [string | null | undefined, string[]][] = [];
  for (let press = 0; press < 3; press++) {
    sort?.click();
    orders.push([page.querySelector('th:nth-child(2)')?.ariaSort, column(page, 0)]);
  }
  expect(orders).toEqual([
    ['ascending', ['R2', 'R5', 'R8']],
    ['descending', ['R8', 'R5', 'R2']],
    ['none', ['R8', 'R2', 'R5']],
  ]);
});

test('in a narrow place few words stay on a line, sentences keep their width, and the table scrolls', () => {
  page.style.inlineSize = '320px';
  const sentence = '厨下式，需要电源，自带两年质保';
  show({
    text: `| 型号 | 寿命 | 人数 | 价格 | 备注 |\n|---|---|---|---|---|\n| R8 | 24个月 | 5–8人 | 1,200元 | ${sentence} |`,
  });
  const cells = [...page.querySelectorAll<HTMLElement>('td')];
  const heightOf = (cell: HTMLElement): number => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    return words.getBoundingClientRect().height;
  };
  const line = heightOf(cells[0]!);
  expect(cells.slice(1, 4).map(heightOf)).toEqual([line, line, line]);
  expect(heightOf(cells[4]!)).toBeLessThan(3 * line);
  const scroller = page.querySelector<HTMLElement>('[data-table] > [tabindex]')!;
  expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
  page.style.inlineSize = '';
});

test('the rows of a long table in several parts are sorted as one', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => `| ${(at * 7) % 60} |`).join('\n');
  show({ text: `| 序号 |\n|---|\n${rows}` });
  page.querySelector<HTMLElement>('[data-table] > [tabindex]')?.focus();
  await toolsOf('全屏查看');
  const parts = page.querySelectorAll('tbody').length;
  expect(parts).toBeGreaterThan(1);
  page.querySelector<HTMLElement>('th > button')?.click();
  expect(column(page, 0)).toEqual(Array.from({ length: 60 }, (_, at) => String(at)));
  expect([...page.querySelectorAll('tbody')].map(({ rows: { length } }) => length)).toEqual([24, 24, 12]);
});

test('a table is copied as a spreadsheet without the numbers of sources', async () => {
  show({ text: priceTable, citations: sources });
  page.querySelector<HTMLElement>('[data-table] > [tabindex]')?.focus();
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  (await toolsOf('复制表格')).click();
  const [item] = write.mock.calls[0]?.[0] ?? [];
  expect(await (await item?.getType('text/plain'))?.text()).toBe('型号\t价格\nR8\t1,200元\nR2\t90元\nR5\t350元');
  expect(await (await item?.getType('text/html'))?.text()).toContain('<td>1,200元</td>');
  await toolsOf('已复制，可粘贴到电子表格');
  write.mockRestore();
});

test('a table fills the window; Escape closes it, and a number in it leads to its source', async () => {
  const onCitation = vi.fn();
  show({ text: priceTable, citations: sources, onCitation });
  page.querySelector<HTMLElement>('[data-table] > [tabindex]')?.focus();
  (await toolsOf('全屏查看')).click();
  const dialog = page.querySelector('dialog');
  expect(dialog?.matches(':modal')).toBe(true);
  expect(column(dialog ?? page, 0)).toEqual(['R8', 'R2', 'R5']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.querySelector('dialog')).toBeNull();
  (await toolsOf('全屏查看')).click();
  page.querySelector<HTMLElement>('dialog [data-number]')?.click();
  expect(onCitation).toHaveBeenCalledWith(1, expect.anything());
  await expect.poll(() => page.querySelector('dialog')).toBeNull();
});
