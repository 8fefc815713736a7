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
  await vi.waitFor(() => expect(copy.ariaLabel).toBe('已复制'));
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
  await vi.waitFor(() => expect(page.querySelector('.katex math')).not.toBeNull(), { timeout: 5000 });
  expect(page.textContent).toContain('\\nosuch');
});
