import { readFileSync, writeFileSync } from 'node:fs';
import type { Job } from '../../child/protocol.ts';
import { CookError } from '../../failure.ts';
import { type Bitmap, mostPixels, type PixelBox, readGreymap } from '../bitmap.ts';
import type { SeenWord } from '../words.ts';
import type { Glyph } from './decode.ts';
import { type Network, openNetwork } from './network.ts';
import { liesOnSide, type Quarters, turned } from './turn.ts';
import { wordsOf } from './wordsOf.ts';

/** What the child tells of a bitmap: its words, in pixels of the bitmap turned by so many quarters. */
export interface ReadBitmap {
  turn: Quarters;
  words: SeenWord[];
}

/** So many of the longest lines tell which way up a page is. */
const tried = 6;
/** Lines read with this certainty stand upright. */
const surely = 0.8;
/** Another way up must be read better by this. */
const better = 0.1;

/** A page one way up, with what was read of it. */
interface Look {
  turn: Quarters;
  bitmap: Bitmap;
  lines: PixelBox[];
  read: Map<PixelBox, Glyph[]>;
  certainty: number;
}

/** Reads the lines of a bitmap, whichever way up it is. Runs inside the child. */
export async function readLines(job: Extract<Job, { task: 'lines' }>): Promise<void> {
  const bitmap = readGreymap(readFileSync(job.path));
  if (!bitmap || bitmap.width * bitmap.height > mostPixels) throw new CookError('noText');
  const network = await openNetwork(job.models);
  const look = await upright(network, bitmap);
  const words: SeenWord[] = [];
  for (const [at, line] of look.lines.entries()) {
    const glyphs = look.read.get(line) ?? (await network.read(look.bitmap, line));
    words.push(...wordsOf(glyphs, look.bitmap, line, String(at)));
  }
  writeFileSync(job.output, JSON.stringify({ turn: look.turn, words } satisfies ReadBitmap));
}

async function upright(network: Network, bitmap: Bitmap): Promise<Look> {
  const level = await lookAt(network, bitmap, 0);
  const onSide = liesOnSide(level.lines);
  if (level.lines.length === 0 || (level.certainty >= surely && !onSide)) return level;
  let best = onSide ? { ...level, certainty: 0 } : level;
  for (const turn of onSide ? ([1, 3] as const) : ([2] as const)) {
    const other = await lookAt(network, turned(bitmap, turn), turn);
    if (other.certainty > best.certainty + better) best = other;
    if (best.turn !== 0 && best.certainty >= surely) break;
  }
  return best;
}

async function lookAt(network: Network, bitmap: Bitmap, turn: Quarters): Promise<Look> {
  const lines = await network.linesOf(bitmap);
  const look: Look = { turn, bitmap, lines, read: new Map(), certainty: 0 };
  const length = ({ left, right }: PixelBox): number => right - left;
  for (const line of lines.toSorted((a, b) => length(b) - length(a)).slice(0, tried)) {
    look.read.set(line, await network.read(bitmap, line));
  }
  const glyphs = [...look.read.values()].flat();
  look.certainty = glyphs.reduce((sum, { certainty }) => sum + certainty, 0) / Math.max(1, glyphs.length);
  return look;
}
