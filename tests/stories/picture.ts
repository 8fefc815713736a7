import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { differenceOf, type Difference, type Pixels } from './difference.ts';
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

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Compares the story shown with its known picture, as differenceOf judges. Taken until it equals, as Playwright's
 * toHaveScreenshot does, for `patience` ms: quiet is no proof that a delayed part, a tooltip say, has come. Returns what
 * is wrong; the three pictures of a difference stand in tests/reports/picture-differences.
 */
export async function comparePicture(page: Page, name: string, patience: number): Promise<string | undefined> {
  if (!existsSync(fileOf(name))) return `${name} is not recorded: npm run test:stories -- --record`;
  const known = await pixelsOf(readFileSync(fileOf(name)));
  for (const until = Date.now() + patience; ; await page.waitForTimeout(AGAIN)) {
    const png = await take(page);
    const difference = differenceOf(known, await pixelsOf(png));
    if (!difference) return undefined;
    if (Date.now() > until) return explain(name, png, known, difference);
  }
}

/** Takes the picture of a page at rest and keeps it, packed without loss, unless the known one counts as equal. */
export async function recordPicture(page: Page, name: string): Promise<void> {
  let png = await take(page);
  for (const until = Date.now() + PATIENCE; Date.now() < until;) {
    await page.waitForTimeout(AGAIN);
    const before = png;
    png = await take(page);
    if (before.equals(png)) break;
  }
  if (existsSync(fileOf(name)) && !differenceOf(await pixelsOf(readFileSync(fileOf(name))), await pixelsOf(png)))
    return;
  mkdirSync(picturesFolder, { recursive: true });
  writeFileSync(fileOf(name), await sharp(png).webp({ lossless: true }).toBuffer());
}

async function explain(name: string, png: Buffer, known: Pixels, { message, marked }: Difference): Promise<string> {
  mkdirSync(differencesFolder, { recursive: true });
  const write = (kind: string, bytes: Buffer) =>
    writeFileSync(path.join(differencesFolder, `${name}.${kind}.png`), bytes);
  write('known', await sharp(fileOf(name)).png().toBuffer());
  write('now', png);
  if (marked) {
    const { width, height } = known;
    const raw = { width, height, channels: 4 } as const;
    write('difference', await sharp(marked, { raw }).png().toBuffer());
  }
  return `${name} ${message}`;
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
