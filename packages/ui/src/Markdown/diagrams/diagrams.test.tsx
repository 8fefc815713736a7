import '@tinystar/tokens/theme.css';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Markdown, type MarkdownProps } from '../Markdown.tsx';
import { broken, flow, halfWritten, sequence, tooLong } from './storyDiagrams.ts';

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

const diagramFrame = '/diagram/frame.html';
const show = (props: MarkdownProps): void =>
  flushSync(() => root.render(<Markdown diagramFrame={diagramFrame} {...props} />));
const image = (): HTMLImageElement | null => page.querySelector('figure img');
const drawnImage = async (): Promise<HTMLImageElement> => {
  await expect.poll(image).not.toBeNull();
  return image()!;
};
let others = 0;
/** Shows another diagram and waits for its picture: whatever came before it in the queue is drawn by then too. */
const anotherIsDrawn = async (): Promise<void> => {
  const other = document.createElement('div');
  document.body.append(other);
  const its = createRoot(other);
  // Never one that was drawn before and is still known.
  const text = `\`\`\`mermaid\nflowchart TD\n  A[第${++others}张] --> B[图]\n\`\`\``;
  flushSync(() => its.render(<Markdown diagramFrame={diagramFrame} text={text} />));
  await expect.poll(() => other.querySelector('figure img')).not.toBeNull();
  its.unmount();
  other.remove();
};
const svgOf = async (picture: HTMLImageElement): Promise<string> => (await fetch(picture.src)).text();
const note = (): string | undefined => page.querySelector('figure > p')?.textContent;

test('a finished diagram becomes a picture with a name, and its code stays one press away', async () => {
  show({ text: flow });
  expect(page.querySelector('pre')?.checkVisibility()).toBe(true);
  const picture = await drawnImage();
  expect(picture.alt).toBe('流程图');
  expect(picture.naturalWidth).toBeGreaterThan(100);
  expect(await svgOf(picture)).toContain('联系售后');
  expect(page.querySelector('pre')?.checkVisibility()).toBe(false);
  await userEvent.click(page.querySelector('figcaption button') ?? page);
  expect(page.querySelector('pre')?.checkVisibility()).toBe(true);
  expect(picture.checkVisibility()).toBe(false);
  await userEvent.click(page.querySelector('figcaption button') ?? page);
  expect(picture.checkVisibility()).toBe(true);
});

test('a diagram that is still being written stays code until its fence closes', async () => {
  show({ text: halfWritten, streaming: true });
  await anotherIsDrawn();
  expect(image()).toBeNull();
  show({ text: `${halfWritten}]\n\`\`\`\n\n后文`, streaming: true });
  await drawnImage();
});

test('what cannot be drawn, or is too long to be drawn, stays readable as code with a word about it', async () => {
  show({ text: broken });
  await expect.poll(note).toBe('图没有画出来，下面是它的代码');
  expect(page.querySelector('pre')?.checkVisibility()).toBe(true);
  show({ text: tooLong });
  await expect.poll(note).toBe('图的代码过长，只显示代码');
  expect(image()).toBeNull();
});

test('without a page that draws, diagrams are code and nothing is loaded', async () => {
  show({ text: sequence, diagramFrame: '' });
  await anotherIsDrawn();
  expect(page.querySelector('code')?.textContent).toContain('sequenceDiagram');
  expect(image()).toBeNull();
  expect(document.querySelectorAll(`iframe:not([src="${diagramFrame}"])`).length).toBe(0);
});

test('is drawn anew in the colours of the other theme', async () => {
  page.dataset.theme = 'light';
  show({ text: sequence });
  const light = await drawnImage();
  const before = await svgOf(light);
  page.dataset.theme = 'dark';
  await expect.poll(image).not.toBe(light);
  expect(await svgOf(await drawnImage())).not.toBe(before);
});

const hostile = [
  'flowchart TD\n  A[a] --> B[b]\n  click A call window.__xss() "x"\n  click B href "javascript:parent.__xss=1" "x"',
  '%%{init: {"securityLevel": "loose", "htmlLabels": true, "flowchart": {"htmlLabels": true}}}%%\nflowchart TD\n  A["<img src=x onerror=parent.__xss=1>"] --> B["<script>parent.__xss=1</script>"]',
  '---\nconfig:\n  securityLevel: loose\n  htmlLabels: true\n---\nflowchart TD\n  A["<svg onload=top.__xss=1><foreignObject><iframe src=javascript:top.__xss=1></iframe></foreignObject></svg>"] --> B',
  '%%{init: {"themeCSS": "* { background: url(http://evil.example/leak) } @import url(http://evil.example/a.css)", "fontFamily": "x</style><script>parent.__xss=1</script>"}}%%\nflowchart TD\n  A --> B',
  'classDiagram\n  class A\n  link A "javascript:parent.__xss=1"\n  callback A "eval" "parent.__xss=1"',
];

test.each(hostile)('nothing in a diagram runs or is fetched, here or in the picture: %s', async (source) => {
  show({ text: `\`\`\`mermaid\n${source}\n\`\`\`` });
  await expect.poll(() => image() ?? note()).toBeTruthy();
  await anotherIsDrawn();
  expect('__xss' in window).toBe(false);
  expect(page.querySelectorAll('script, iframe, figure > :not(figcaption, pre, div, p)').length).toBe(0);
  const picture = image();
  if (!picture) return;
  const svg = new DOMParser().parseFromString(await svgOf(picture), 'image/svg+xml');
  expect(svg.querySelectorAll('script, iframe, foreignObject, image').length).toBe(0);
  for (const element of svg.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|href$/i);
      expect(value).not.toContain('javascript:');
    }
  expect(svg.documentElement.outerHTML).not.toContain('evil.example');
});

test.each([
  'flowchart TD\n  A@{ img: "http://evil.example/leak.png", label: "a" } --> B',
  'flowchart TD\n  A@{\n "\\x69mg": "http://evil.example/leak.png" } --> B',
  'flowchart TD\n  A --> B\n  style A fill:url(http://evil.example/leak)',
  'flowchart TD\n  A@{ label: "}", img: "http://evil.example/leak.png" } --> B',
  'flowchart TD\n  A@{ label: "a", img: "http://evil.example/leak.png',
  `%%{init: {"themeCSS": "@import 'http://evil.example/a.css';"}}%%\nflowchart TD\n  A --> B`,
  `%%{init: {"themeCSS": "@\\\\69mport 'http://evil.example/a.css';"}}%%\nflowchart TD\n  A --> B`,
  `---\nconfig:\n  "theme\\x43SS": "rect { fill: image-set('http://evil.example/a.png' 1x) }"\n---\nflowchart TD\n  A --> B`,
])('a diagram that names a picture elsewhere is not drawn at all: %s', async (source) => {
  show({ text: `\`\`\`mermaid\n${source}\n\`\`\`` });
  await expect.poll(note).toBe('图里引用了外部图片，只显示代码');
  expect(image()).toBeNull();
});

test('the frame that draws has no origin and can reach nothing of the page', async () => {
  show({ text: sequence });
  await drawnImage();
  const frame = document.querySelector('iframe');
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame?.contentDocument).toBeNull();
  expect(() => frame?.contentWindow?.document).toThrow();
  const answer = await fetch('/diagram/frame.html');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-scripts; default-src 'none'; script-src 'self'/,
  );
});

test('the name of a state stands in the middle of its box', async () => {
  show({ text: '```mermaid\nstateDiagram-v2\n  [*] --> 排队\n  排队 --> 解析\n```' });
  const drawn = new DOMParser().parseFromString(await svgOf(await drawnImage()), 'image/svg+xml');
  page.append(document.importNode(drawn.documentElement, true));
  const states = [...page.querySelectorAll('.statediagram-state')];
  expect(states).toHaveLength(2);
  for (const state of states) {
    const box = state.querySelector('rect')!.getBoundingClientRect();
    const words = state.querySelector('text')!.getBoundingClientRect();
    expect(Math.abs(box.left + box.right - words.left - words.right)).toBeLessThan(2);
    expect(words.width).toBeLessThan(box.width);
  }
});
