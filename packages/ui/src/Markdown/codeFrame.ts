import { markdownCopy } from './copy.ts';

const SVG = 'http://www.w3.org/2000/svg';
// Outlines of Lucide's wrap-text, copy and check signs (ISC licence), drawn without React because the frame is cloned.
const SIGNS = {
  wrap: ['m16 16-2 2 2 2', 'M3 12h15a3 3 0 1 1 0 6h-4', 'M3 18h7', 'M3 6h18'],
  copy: [
    'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2Z',
    'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
  ],
  done: ['M20 6 9 17l-5-5'],
};

function sign(paths: readonly string[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const d of paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

function button(action: keyof typeof SIGNS, label: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.dataset.action = action;
  element.ariaLabel = label;
  element.append(sign(SIGNS[action]));
  if (action === 'copy') element.append(sign(SIGNS.done));
  return element;
}

function build(): HTMLElement {
  const frame = document.createElement('figure');
  const header = document.createElement('figcaption');
  const pre = document.createElement('pre');
  const wrap = button('wrap', markdownCopy.wrap);
  wrap.ariaPressed = 'false';
  header.append(document.createElement('span'), wrap, button('copy', markdownCopy.copyCode));
  pre.tabIndex = 0;
  pre.append(document.createElement('code'));
  frame.append(header, pre);
  return frame;
}

let template: HTMLElement | undefined;

const NAMES: Record<string, string> = {
  js: 'JavaScript',
  javascript: 'JavaScript',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  jsx: 'JSX',
  tsx: 'TSX',
  py: 'Python',
  python: 'Python',
  sh: 'Shell',
  bash: 'Bash',
  shell: 'Shell',
  sql: 'SQL',
  json: 'JSON',
  yaml: 'YAML',
  yml: 'YAML',
  xml: 'XML',
  html: 'HTML',
  css: 'CSS',
  java: 'Java',
  go: 'Go',
  rust: 'Rust',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  cs: 'C#',
  php: 'PHP',
  ruby: 'Ruby',
  kotlin: 'Kotlin',
  swift: 'Swift',
  md: 'Markdown',
  markdown: 'Markdown',
  mermaid: 'Mermaid',
  text: markdownCopy.plainCode,
  plaintext: markdownCopy.plainCode,
  txt: markdownCopy.plainCode,
};

/** The empty frame of a code block: language, wrap and copy buttons, and `pre > code`. */
export function codeFrame(className: string, language: string): HTMLElement {
  template ??= build();
  const frame = template.cloneNode(true) as HTMLElement;
  frame.className = className;
  const label = frame.querySelector('span');
  const name = language.slice(0, 32);
  if (label)
    label.textContent = Object.hasOwn(NAMES, name.toLowerCase())
      ? (NAMES[name.toLowerCase()] ?? name)
      : name || markdownCopy.plainCode;
  return frame;
}
