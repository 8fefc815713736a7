import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runChild } from '../child/run.ts';
import { findProgram, runProgram } from '../child/program.ts';
import { CookError } from '../failure.ts';
import { blockId } from '../layout/blocks.ts';
import { unite } from '../layout/geometry.ts';
import { isGarbled } from '../layout/quality.ts';
import { apply } from '../pdf/matrix.ts';
import type { CookedBlock, Box, CookInput, Limits, CookedPage } from '../types.ts';
import type { PicturePlace } from './picture.ts';
import { readTsv } from './tsv.ts';
import { boxFromView } from './viewSpace.ts';

/** Dots per inch at which pages are drawn for reading. */
const density = 200;
/** Longest side of a drawn page; larger sheets are drawn coarser. Pixels. */
const longestSide = 4_000;
/** How long drawing and reading one page may take. Milliseconds. */
const patience = 60_000;

interface Shot {
  path: string;
  /** Turns a box of the picture, in pixels, into the unrotated page. */
  toPage(box: Box): Box;
}

interface Context {
  input: CookInput;
  limits: Limits;
  drawer: string | null;
}

async function drawPage({ input, drawer }: Context, page: CookedPage): Promise<Shot | null> {
  if (!drawer) return null;
  const longest = Math.max(page.width, page.height);
  const scale = Math.min(density / 72, longestSide / longest);
  const target = join(input.workDir, `page-${page.index}`);
  const number = String(page.index);
  const args = [
    '-f',
    number,
    '-l',
    number,
    '-r',
    String(scale * 72),
    '-cropbox',
    '-gray',
    '-singlefile',
    input.path,
    target,
  ];
  if (!(await runProgram({ program: drawer, args, cwd: input.workDir, signal: input.signal, limit: patience })))
    return null;
  return {
    path: `${target}.pgm`,
    toPage: ({ left, top, right, bottom }) =>
      boxFromView({ left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale }, page),
  };
}

async function takePicture({ input, limits }: Context, page: CookedPage): Promise<Shot | null> {
  const path = join(input.workDir, `page-${page.index}.pnm`);
  try {
    await runChild({
      job: { task: 'picture', path: input.path, page: page.index, output: path, limits },
      limits,
      signal: input.signal,
    });
  } catch (error) {
    if (error instanceof CookError) return null;
    throw error;
  }
  const { width, height, map } = JSON.parse(await readFile(`${path}.json`, 'utf8')) as PicturePlace;
  return {
    path,
    toPage: ({ left, top, right, bottom }) =>
      unite(
        [
          [left, top],
          [right, bottom],
        ].map(([x = 0, y = 0]) => {
          const [px, py] = apply(map, x / width, 1 - y / height);
          return { left: px, top: py, right: px, bottom: py };
        }),
      ),
  };
}

async function readPage(context: Context, page: CookedPage, reader: string): Promise<CookedPage> {
  const { workDir, signal } = context.input;
  const shot = (await drawPage(context, page)) ?? (await takePicture(context, page));
  if (!shot) return page;
  const target = join(workDir, `seen-${page.index}`);
  const args = [shot.path, target, '-l', 'chi_sim+eng', '--psm', '3', 'tsv'];
  const read = await runProgram({ program: reader, args, cwd: workDir, signal, limit: patience });
  const tsv = read ? await readFile(`${target}.tsv`, 'utf8').catch(() => '') : '';
  await Promise.all([shot.path, `${target}.tsv`].map((path) => rm(path, { force: true })));
  const seen = readTsv(tsv);
  if (seen.length === 0 || isGarbled(seen.map(({ text }) => text).join(''))) return page;
  const blocks = seen.map(({ text, box }): CookedBlock => ({
    id: blockId(),
    type: 'paragraph',
    box: shot.toPage(box),
    text,
  }));
  return { ...page, textLayer: 'recognised', blocks };
}

/**
 * Reads pages without usable text from their pictures by tesseract, when it is installed; otherwise, and for pages
 * nothing can be made of, leaves them as they are. Runs page after page, so that one file cannot take the machine.
 */
export async function recognise(pages: readonly CookedPage[], input: CookInput, limits: Limits): Promise<CookedPage[]> {
  const unread = (page: CookedPage): boolean => page.textLayer === 'missing' || page.textLayer === 'garbled';
  const reader = pages.some(unread) ? await findProgram('tesseract') : null;
  if (!reader) return [...pages];
  const context = { input, limits, drawer: await findProgram('pdftoppm') };
  const until = Date.now() + limits.wall;
  const result: CookedPage[] = [];
  for (const page of pages) {
    result.push(unread(page) && Date.now() < until ? await readPage(context, page, reader) : page);
    input.onProgress?.(page.index, pages.length);
  }
  return result;
}
