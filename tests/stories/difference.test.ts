import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  Check,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleX,
  Info,
  Minus,
  Plus,
  X,
} from '@tinystar/ui/icons';
import { chromium, type Browser, type Page } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { colours } from '../../tokens/generated/index.ts';
import { launchOptions } from '../chromium.ts';
import { differenceOf, type Pixels } from './difference.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { palette } = JSON.parse(readFileSync(path.join(root, 'tokens/src/palette.tokens.json'), 'utf8')) as {
  palette: Record<string, Record<string, { $value: { hex: string } }>>;
};
type Pair = readonly [one: string, other: string];
/** Neighbouring steps of a colour, as hex. */
const neighbours = (family: string): Pair[] => {
  const steps = Object.values(palette[family]!).map(({ $value }) => $value.hex);
  return steps.slice(1).map((step, at) => [steps[at]!, step]);
};

async function pixelsOf(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** As large as most stories, so that what differs is found by what touches and not as a share of the picture. */
const size = { width: 1280, height: 800 };
/** For a browser on a busy machine, in ms. */
const timeout = 120_000;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
  page = await browser.newPage({ viewport: size, deviceScaleFactor: 1 });
}, timeout);
afterAll(() => browser.close());

describe.each(['light', 'dark'] as const)('in the %s theme', { timeout }, (theme) => {
  const { bg, text, border } = colours[theme];

  const drawn = new Map<string, Pixels>();
  async function draw(body: string): Promise<Pixels> {
    const known = drawn.get(body);
    if (known) return known;
    const font = "14px/22px 'Noto Sans CJK SC', sans-serif";
    await page.setContent(
      `<style>body { margin: 24px; font: ${font}; color: ${text.primary}; background: ${bg.surface} }</style>${body}`,
    );
    const pixels = await pixelsOf(await page.screenshot());
    drawn.set(body, pixels);
    return pixels;
  }

  /** Names of those among the changes that count as no difference. */
  async function missed(changes: readonly (readonly [name: string, known: string, now: string])[]): Promise<string[]> {
    const names: string[] = [];
    for (const [name, known, now] of changes) if (!differenceOf(await draw(known), await draw(now))) names.push(name);
    return names;
  }

  test('one other glyph in a line of text differs', async () => {
    const line = (glyph: string, colour: string) => `<p style="color: ${colour}">知识库的回答${glyph}共 1234 条</p>`;
    const glyphs = [
      ['已', '己'],
      ['未', '末'],
      ['、', '，'],
      ['：', '；'],
      ['.', ','],
      [':', ';'],
      ['1', 'l'],
      ['+', '-'],
    ] as const;
    const changes = [text.primary, text.disabled].flatMap((colour) =>
      glyphs.map(([one, other]) => [`${one} ${other} ${colour}`, line(one, colour), line(other, colour)] as const),
    );
    expect(await missed(changes)).toEqual([]);
  });

  test('a border of the next step of the palette differs', async () => {
    const corners = ['0', '50%'];
    const box = (colour: string, corner: string) =>
      `<div style="width: 14px; height: 14px; border: 1px solid ${colour}; border-radius: ${corner}"></div>`;
    const changes = neighbours('neutral').flatMap(([one, other]) =>
      corners.map((corner) => [`${one} ${other} ${corner}`, box(one, corner), box(other, corner)] as const),
    );
    expect(await missed(changes)).toEqual([]);
  });

  test('text one px further differs', async () => {
    const line = (style: string) => `<p style="position: relative; ${style}">知识库的回答</p>`;
    const changes = [text.primary, text.disabled].flatMap((colour) =>
      ['left: 1px', 'top: 1px'].map(
        (by) => [`${colour} ${by}`, line(`color: ${colour}`), line(`color: ${colour}; ${by}`)] as const,
      ),
    );
    expect(await missed(changes)).toEqual([]);
  });

  test('a hairline one px further differs', async () => {
    const line = (ground: string, style: string) =>
      `<div style="padding: 8px; background: ${ground}">
        <div style="position: relative; background: ${border.subtle}; ${style}"></div></div>`;
    const shapes = [
      ['width: 400px; height: 1px', 'top: 1px'],
      ['width: 8px; height: 1px', 'top: 1px'],
      ['width: 1px; height: 8px', 'left: 1px'],
    ] as const;
    const changes = [bg.surface, bg.canvas].flatMap((ground) =>
      shapes.map(
        ([shape, by]) => [`${ground} ${shape}`, line(ground, shape), line(ground, `${shape}; ${by}`)] as const,
      ),
    );
    expect(await missed(changes)).toEqual([]);
  });

  test('another icon differs', async () => {
    const icon = (drawing: typeof Plus, colour: string) =>
      renderToStaticMarkup(createElement(drawing, { size: 16, strokeWidth: 2, color: colour }));
    const pairs = [
      ['plus, minus', Plus, Minus],
      ['check, x', Check, X],
      ['left, right', ChevronLeft, ChevronRight],
      ['circle: alert, info', CircleAlert, Info],
      ['circle: check, x', CircleCheck, CircleX],
    ] as const;
    const changes = [text.primary, text.disabled].flatMap((colour) =>
      pairs.map(([name, one, other]) => [`${name} ${colour}`, icon(one, colour), icon(other, colour)] as const),
    );
    expect(await missed(changes)).toEqual([]);
  });
});

test('a line of the next step of any colour differs', () => {
  const line = (hex: string): Pixels => {
    const pixel = Buffer.from(`${hex.slice(1)}ff`, 'hex');
    return { data: Buffer.concat(Array.from({ length: 40 }, () => pixel)), width: 40, height: 1 };
  };
  const pairs = Object.keys(palette)
    .filter((family) => !family.startsWith('$'))
    .flatMap(neighbours);
  expect(pairs.length).toBeGreaterThan(50);
  expect(pairs.filter(([one, other]) => !differenceOf(line(one), line(other)))).toEqual([]);
});

const story = (name: string) => pixelsOf(path.join(root, `tests/pictures/${name}.webp`));

/** The picture with other bytes at some pixels: `change` gets the value of each channel there. */
function changed(
  { data, ...rest }: Pixels,
  at: Iterable<number>,
  change: (value: number, channel: number) => number,
): Pixels {
  const copy = Buffer.from(data);
  for (const pixel of at)
    for (const channel of [0, 1, 2]) copy[pixel * 4 + channel] = change(copy[pixel * 4 + channel]!, channel);
  return { data: copy, ...rest };
}

/** One channel lighter and two darker is what is seen best. */
const oneStep = (value: number, channel: number): number =>
  channel === 2 ? Math.min(value + 1, 255) : Math.max(value - 1, 0);
const opposite = (value: number): number => 255 - value;

describe.each([
  'ui-dialog--default-light',
  'ui-dialog--default-dark',
  'ui-button--matrix-light',
  'ui-button--matrix-dark',
])('the picture %s', (name) => {
  test('may be smoothed by another step of 255 at every edge', async () => {
    const known = await story(name);
    const { data, width } = known;
    const edges: number[] = [];
    for (let at = width + 1; at < data.length / 4; at++)
      if ([1, width].some((back) => data.readUInt32LE(at * 4) !== data.readUInt32LE((at - back) * 4))) edges.push(at);
    expect(edges.length).toBeGreaterThan(1_000);
    expect(differenceOf(known, changed(known, edges, oneStep))).toBeUndefined();
  });

  test('may differ in four pixels that touch, not in five', async () => {
    const known = await story(name);
    const { width } = known;
    const four = [0, 1, width + 2, 2 * width + 1].map((at) => 20 * width + 30 + at);
    expect(differenceOf(known, changed(known, four, opposite))).toBeUndefined();
    const five = [...four, 22 * width + 30];
    expect(differenceOf(known, changed(known, five, opposite))?.message).toBe(
      'differs in 5 pixels; the largest group has 5 in 3 × 3 at x 30, y 20',
    );
  });

  test('may differ in one of 5,000 pixels, not in more', async () => {
    const known = await story(name);
    const { width, height } = known;
    const most = Math.floor((width * height) / 5_000);
    const apart = Array.from({ length: most }, (_, index) => index * 4_000);
    expect(differenceOf(known, changed(known, apart, opposite))).toBeUndefined();
    const more = [...apart, most * 4_000];
    expect(differenceOf(known, changed(known, more, opposite))?.message).toMatch(
      `differs in ${most + 1} pixels; the largest group has 1 in 1 × 1 at x`,
    );
  });

  test('differs when all of it stands one px further', async () => {
    const known = await story(name);
    const { data, width, height } = known;
    const further = Buffer.concat([data.subarray(data.length - 4), data.subarray(0, -4)]);
    expect(differenceOf(known, { data: further, width, height })?.marked).toHaveLength(data.length);
  });
});

test('a picture of another size differs', async () => {
  const known = await story('ui-button--matrix-light');
  const { width, height } = known;
  const lower = { ...known, data: known.data.subarray(width * 4), height: height - 1 };
  expect(differenceOf(known, lower)?.message).toBe(`is ${width} × ${height}, now it is ${width} × ${height - 1}`);
});
