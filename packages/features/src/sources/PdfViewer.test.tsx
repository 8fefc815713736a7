import type { Box } from '@tinystar/contract';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { emptyPage } from '../shared/testing/index.ts';
import { makePdf, type PaperPage } from './fixtures/makePdf.ts';
import type { Place, SourceView } from './model/places.ts';
import { openPdf } from './pdf.ts';
import { PdfViewer, type PdfViewerProps } from './PdfViewer.tsx';

const red = [1, 0, 0] as const;
const boxes: Box[] = [
  { left: 72, top: 96, right: 420, bottom: 132 },
  { left: 300, top: 500, right: 560, bottom: 512 },
  { left: 40, top: 30, right: 140, bottom: 330 },
  { left: 500, top: 200, right: 800, bottom: 260 },
];
const pages: PaperPage[] = [
  { width: 595, height: 842, ink: [{ kind: 'box', box: boxes[0]!, colour: red }] },
  { width: 595, height: 842, rotation: 90, ink: [{ kind: 'box', box: boxes[1]!, colour: red }] },
  { width: 300, height: 400, rotation: 270, ink: [{ kind: 'box', box: boxes[2]!, colour: red }] },
  { width: 1191, height: 842, rotation: 180, ink: [{ kind: 'box', box: boxes[3]!, colour: red }] },
];
const places: Place[] = boxes.map((box, index) => ({
  key: `1-b${index}`,
  number: 1,
  page: index + 1,
  box,
  doubtful: [],
}));
const view: SourceView = {
  docId: 'd',
  name: '手册.pdf',
  number: 1,
  type: 'doc',
  pass: null,
  of: 'answer',
  gone: false,
  version: null,
  origin: {},
  places,
  others: [],
  regions: [],
  unproven: [],
  waits: false,
  edits: [],
  passages: [],
};

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  emptyPage();
});

function Viewer(props: Omit<PdfViewerProps, 'index' | 'onIndex'>) {
  const [index, setIndex] = useState(0);
  return <PdfViewer {...props} index={index} onIndex={setIndex} />;
}

const open = async (zoom: number, paper = pages, shown = view) => {
  const host = document.createElement('div');
  host.style.cssText = 'display:flex;flex-direction:column;inline-size:640px;block-size:700px';
  document.body.append(host);
  const url = URL.createObjectURL(makePdf(paper));
  const address = { pages: () => url, renew: async () => {}, open: async () => {} };
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const opened = await openPdf(address, closing.signal);
  if (opened.kind !== 'ready') throw new Error(`the file did not open: ${opened.kind}`);
  root = createRoot(host);
  root.render(<Viewer pdf={opened.pdf} view={shown} defaultZoom={zoom} />);
};

/** The printed red box as it stands on the screen, read from the drawing. */
const printed = (page: number): DOMRect | null => {
  const canvas = document.querySelector<HTMLCanvasElement>(`[data-page="${page}"] canvas`);
  if (!canvas) return null;
  const { data, width, height } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (data[at]! > 128 && data[at + 1]! < 128) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
    }
  if (right === 0) return null;
  const shown = canvas.getBoundingClientRect();
  const [sx, sy] = [shown.width / width, shown.height / height];
  return new DOMRect(shown.left + left * sx, shown.top + top * sy, (right - left) * sx, (bottom - top) * sy);
};

const overlap = (a: DOMRect, b: DOMRect): number => {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const shared = Math.max(0, width) * Math.max(0, height);
  return shared / (a.width * a.height + b.width * b.height - shared);
};

const next = () => [...document.querySelectorAll('button')].find((button) => button.textContent === '下一处')!;

test.each([0.5, 1, 2])(
  'the mark covers the printed block at zoom %f, on upright, turned and odd-sized pages',
  async (zoom) => {
    await open(zoom);
    for (const [index, place] of places.entries()) {
      const mark = () => document.querySelector(`[data-mark="${place.key}"][data-state="current"]`);
      const covered = () => {
        const [marked, drawn] = [mark()?.getBoundingClientRect(), printed(place.page)];
        return marked && drawn ? overlap(marked, drawn) : 0;
      };
      await expect.poll(covered, { message: `page ${place.page}` }).toBeGreaterThanOrEqual(0.9);
      const window = document.querySelector('[role="region"]')!.getBoundingClientRect();
      const rect = mark()!.getBoundingClientRect();
      expect(rect.top >= window.top - 1 && rect.top < window.bottom, 'the block is in sight').toBe(true);
      if (index + 1 < places.length) next().click();
    }
    expect(next().disabled).toBe(true);
  },
  60_000,
);

test.each([0.75, 2])(
  'the words one selects lie where they are printed at zoom %f, on upright and turned pages',
  async (zoom) => {
    const text = '这一行文字可以选中';
    const [left, baseline, size] = [100, 200, 24];
    const box = { left, top: baseline - 0.88 * size, right: left + text.length * size, bottom: baseline + 0.12 * size };
    const paper = ([0, 90, 180, 270] as const).map((rotation): PaperPage => ({
      width: 595,
      height: 842,
      rotation,
      ink: [{ kind: 'text', left, baseline, size, text }],
    }));
    const words = paper.map((_, index): Place => ({
      key: `1-w${index}`,
      number: 1,
      page: index + 1,
      box,
      doubtful: [],
    }));
    await open(zoom, paper, { ...view, places: words });
    for (const [index, place] of words.entries()) {
      const covered = () => {
        const mark = document.querySelector(`[data-mark="${place.key}"][data-state="current"]`);
        const word = [...document.querySelectorAll(`[data-page="${place.page}"] span`)].find(
          (span) => span.childElementCount === 0 && span.textContent === text,
        );
        return mark && word ? overlap(mark.getBoundingClientRect(), word.getBoundingClientRect()) : 0;
      };
      await expect.poll(covered, { message: `page ${place.page}` }).toBeGreaterThanOrEqual(0.8);
      if (index + 1 < words.length) next().click();
    }
  },
  60_000,
);

test('plus, minus and zero change the zoom, n and p walk through the blocks', async () => {
  await open(1);
  await expect.poll(() => document.querySelector('[role="region"] [data-state="current"]')).not.toBeNull();
  const region = document.querySelector<HTMLElement>('[role="region"]')!;
  const press = (key: string) => region.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const says = (text: string) => expect.poll(() => document.body.textContent).toContain(text);
  await says('100%');
  press('+');
  await says('110%');
  press('-');
  press('-');
  await says('90%');
  press('n');
  await says('第2处，共4处');
  press('p');
  await says('第1处，共4处');
});
