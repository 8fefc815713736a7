import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { frames } from './window.ts';

/** PICTURES names another folder, for trying without touching the known ones. */
export const picturesFolder = path.resolve(process.env.PICTURES ?? path.join(import.meta.dirname, '../pictures'));
const differencesFolder = path.resolve(import.meta.dirname, '../reports/picture-differences');

/** A picture that differs is taken again for so long, in ms, so often: the story may still be on its way. */
export const PATIENCE = 4_000;
const AGAIN = 250;

/** What stands below this height, in px, is left out of pictures: a long story repeats itself there. */
const TALLEST = 1_600;

/** Lossless WebP takes half the room of packed PNG and holds the same pixels. */
const fileOf = (name: string): string => path.join(picturesFolder, `${name}.webp`);

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const areEqual = (one: Pixels, other: Pixels): boolean =>
  one.width === other.width && one.height === other.height && one.data.equals(other.data);

/**
 * Compares the story shown with its known picture, pixel by pixel and without tolerance. Taken until it equals, as
 * Playwright's toHaveScreenshot does, for `patience` ms: quiet is no proof that a delayed part, a tooltip say, has
 * come. Returns what is wrong; the three pictures of a difference stand in tests/reports/picture-differences.
 */
export async function comparePicture(page: Page, name: string, patience: number): Promise<string | undefined> {
  if (!existsSync(fileOf(name))) return `${name} is not recorded: npm run test:stories -- --record`;
  const known = await pixelsOf(readFileSync(fileOf(name)));
  for (const until = Date.now() + patience; ; await page.waitForTimeout(AGAIN)) {
    const png = await take(page);
    const now = await pixelsOf(png);
    if (areEqual(known, now)) return undefined;
    if (Date.now() > until) return explain(name, png, known, now);
  }
}

/** Takes the picture of a page at rest and keeps it, packed without loss, unless the known one has the same pixels. */
export async function recordPicture(page: Page, name: string): Promise<void> {
  let png = await take(page);
  for (const until = Date.now() + PATIENCE; Date.now() < until;) {
    await page.waitForTimeout(AGAIN);
    const before = png;
    png = await take(page);
    if (before.equals(png)) break;
  }
  if (existsSync(fileOf(name)) && areEqual(await pixelsOf(readFileSync(fileOf(name))), await pixelsOf(png))) return;
  mkdirSync(picturesFolder, { recursive: true });
  writeFileSync(fileOf(name), await sharp(png).webp({ lossless: true }).toBuffer());
}

async function explain(name: string, png: Buffer, known: Pixels, now: Pixels): Promise<string> {
  mkdirSync(differencesFolder, { recursive: true });
  const write = (kind: string, bytes: Buffer) =>
    writeFileSync(path.join(differencesFolder, `${name}.${kind}.png`), bytes);
  write('known', await sharp(fileOf(name)).png().toBuffer());
  write('now', png);
  const { width, height } = known;
  if (now.width !== width || now.height !== height)
    return `${name} is ${width} × ${height}, now it is ${now.width} × ${now.height}`;
  const marked = Buffer.alloc(width * height);
  let count = 0;
  for (let at = 0; at < marked.length; at++)
    if (known.data.readUInt32LE(at * 4) !== now.data.readUInt32LE(at * 4)) {
      marked[at] = 255;
      count++;
    }
  write(
    'difference',
    await sharp(marked, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer(),
  );
  return `${name} differs in ${count} pixels`;
}

/** What floats as it is, a story alone in a window that holds all of it. */
async function take(page: Page): Promise<Buffer> {
  const size = page.viewportSize()!;
  let clip = await page.evaluate(storyBounds, TALLEST);
  const grows = clip !== null && clip.y + clip.height > size.height;
  // Chromium would enlarge the window by itself for the moment of the picture, and smooth rounded corners of what it
  // paints again now one way and now another.
  if (clip && grows) {
    await page.setViewportSize({ ...size, height: Math.ceil(clip.y + clip.height) });
    await page.evaluate(frames);
    // What measures itself by the window has grown with it.
    clip = await page.evaluate(storyBounds, TALLEST);
  }
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip ? { clip } : {}) });
  if (grows) await page.setViewportSize(size);
  return picture;
}

/** In the page: where the story alone stands; nothing where something floats or the story fills the window. */
function storyBounds(tallest: number) {
  const stage = document.querySelector('[data-stage]');
  if (!stage || stage.classList.contains('stage-page') || stage.nextElementSibling?.nextElementSibling) return null;
  const floating = stage.parentElement?.querySelector(
    '[role="dialog"], [role="alertdialog"], [data-radix-popper-content-wrapper]',
  );
  if (floating || stage.parentElement?.querySelector('[role="status"]:not(:empty) > [class*="notice"]')) return null;
  const { x, y, width, height } = stage.getBoundingClientRect();
  return { x, y, width, height: Math.min(Math.ceil(height), tallest) };
}
