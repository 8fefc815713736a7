import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../child/program.ts';
import { runChild } from '../child/run.ts';
import { CookError } from '../failure.ts';
import { unite } from '../layout/geometry.ts';
import type { Box, CookedPage, CookInput, Limits } from '../types.ts';
import { boxTurned, type Quarters } from './lines/turn.ts';
import type { PreparedPage } from './preparePage.ts';
import { unstraighten } from './straighten.ts';
import { boxFromView, boxIntoView } from './viewSpace.ts';

/** Dots per inch at which pages are drawn for reading. */
const density = 200;
/** Longest side of a drawn page; larger sheets are drawn coarser. Pixels. */
const longestSide = 4_000;
/** Wall clock for drawing a page. Milliseconds. */
const patience = 120_000;

/** A page made ready to be read: bitmaps in files, and how its pixels lie on the page. */
export interface PageImage extends PreparedPage {
  /** A bitmap of all that is to be read, and one without the ruled tables. */
  whole: string;
  text: string;
  /** A bitmap of the ruled tables alone. */
  tables: string | null;
  /** Pixels per point. */
  scale: number;
  /** Turns a box of the straightened page, in points from its top left, into the unrotated page. */
  toPage(box: Box): Box;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Draws a page by pdftoppm (`drawer`), or from its pictures where that is missing or fails, and prepares it. */
export async function imageOf(
  page: CookedPage,
  keep: readonly Box[] | null,
  { input, limits, drawer }: { input: CookInput; limits: Limits; drawer: string | null },
): Promise<PageImage | null> {
  const { path, workDir, signal, owner } = input;
  const scale = Math.min(density / 72, longestSide / Math.max(page.width, page.height));
  const text = join(workDir, `page-${page.index}.pnm`);
  const drawn = drawer ? await drawPage(page, scale, drawer, input, limits) : null;
  const clear = async (): Promise<void> => {
    const paths = [text, `${text}.json`, `${text}.tables`, `${text}.whole`, ...(drawn ? [drawn] : [])];
    await Promise.all(paths.map((file) => rm(file, { force: true })));
  };
  try {
    const pixels = (box: Box): Box => scaled(boxIntoView(box, page), scale);
    await runChild({
      job: {
        task: 'prepare',
        path,
        page: page.index,
        output: text,
        limits,
        density: scale * 72,
        ...(drawn && { drawn }),
        ...(keep && { keep: keep.map(pixels) }),
      },
      limits,
      owner,
      ...(signal && { signal }),
    });
  } catch (error) {
    await clear();
    if (error instanceof CookError) return null;
    throw error;
  }
  const prepared = JSON.parse(await readFile(`${text}.json`, 'utf8')) as PreparedPage;
  const toPage = (box: Box): Box => {
    const { left, top, right, bottom } = scaled(box, scale);
    const corners = [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ].map(([x = 0, y = 0]) => {
      const [u, v] = unstraighten(x, y, prepared);
      return { left: u, top: v, right: u, bottom: v };
    });
    return boxFromView(scaled(unite(corners), 1 / scale), page);
  };
  const tables = prepared.hasTables ? `${text}.tables` : null;
  const whole = tables ? `${text}.whole` : text;
  return { ...prepared, whole, text, tables, scale, toPage, [Symbol.asyncDispose]: clear };
}

/** The same page after its bitmaps were turned clockwise to be read. */
export function imageTurned(image: PageImage, turn: Quarters): PageImage {
  if (turn === 0) return image;
  const { width, height, scale } = image;
  const [across, down] = turn === 2 ? [width, height] : [height, width];
  const back = ((4 - turn) % 4) as Quarters;
  return {
    ...image,
    width: across,
    height: down,
    rules: image.rules.map(({ box, horizontal }) => ({
      box: boxTurned(box, turn, width, height),
      horizontal: turn === 2 ? horizontal : !horizontal,
    })),
    toPage: (box) => image.toPage(boxTurned(box, back, across / scale, down / scale)),
  };
}

function scaled({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left * by, top: top * by, right: right * by, bottom: bottom * by };
}

async function drawPage(
  page: CookedPage,
  scale: number,
  program: string,
  { path, workDir, signal }: CookInput,
  limits: Limits,
): Promise<string | null> {
  const target = join(workDir, `drawn-${page.index}`);
  const number = String(page.index);
  const range = ['-f', number, '-l', number, '-singlefile'];
  const look = ['-r', String(scale * 72), '-cropbox', '-gray'];
  const { ok } = await runProgram({
    program,
    args: [...range, ...look, path, target],
    cwd: workDir,
    ...(signal && { signal }),
    limit: patience,
    cpu: limits.recognisePage,
  });
  return ok ? `${target}.pgm` : null;
}
