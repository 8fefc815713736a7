import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Bitmap, PixelBox } from '../bitmap.ts';
import { decode, type Glyph } from './decode.ts';
import { findLines } from './findLines.ts';
import { lineImage, type NetworkImage, networkImage, type Tone } from './lineImage.ts';
import type { Models } from './models.ts';

/** The page on which lines are looked for has at most so many pixels, which bounds time and memory. */
const mostPixels = 1_150_000;
/** Sides of such a page are multiples of this. */
const grid = 32;
/** By the mean and the spread of the red, green and blue that the network was made with. */
const tone = (mean: number, spread: number): Tone => [1 / (255 * spread), -mean / spread];
const colours = [tone(0.485, 0.229), tone(0.456, 0.224), tone(0.406, 0.225)] as const;

/** The two networks: one finds lines on a page, the other reads a line. For the child alone. */
export interface Network {
  linesOf(bitmap: Bitmap): Promise<PixelBox[]>;
  read(bitmap: Bitmap, line: PixelBox): Promise<Glyph[]>;
}

/** Loads them, for one thread: two are not faster where two files are read at once. */
export async function openNetwork(models: Models): Promise<Network> {
  // The package is CommonJS and may be missing, so that only whoever reads loads it.
  const onnx = createRequire(import.meta.url)('onnxruntime-node') as typeof import('onnxruntime-node');
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // Lines differ in length: memory kept for each length would grow without bound.
    enableCpuMemArena: false,
    enableMemPattern: false,
  };
  const finder = await onnx.InferenceSession.create(models.detection, options);
  const reader = await onnx.InferenceSession.create(models.recognition, options);
  const dictionary = readFileSync(models.dictionary, 'utf8').split('\n').filter(Boolean);
  const run = async (session: InferenceSession, { width, height, data }: NetworkImage): Promise<Tensor> => {
    const input = new onnx.Tensor('float32', data, [1, 3, height, width]);
    const output = (await session.run({ [session.inputNames[0] ?? '']: input }))[session.outputNames[0] ?? ''];
    if (!output) throw new Error('a network gave nothing');
    return output;
  };
  return {
    async linesOf(bitmap) {
      const scale = Math.min(1, Math.sqrt(mostPixels / (bitmap.width * bitmap.height)));
      const fit = (side: number): number => Math.max(grid, Math.round((side * scale) / grid) * grid);
      const [width, height] = [fit(bitmap.width), fit(bitmap.height)];
      const whole = { left: 0, top: 0, right: bitmap.width, bottom: bitmap.height };
      const map = await run(finder, networkImage(bitmap, whole, { width, height }, colours));
      const [across, down] = [bitmap.width / width, bitmap.height / height];
      return findLines({ width, height, data: map.data as Float32Array }).map(({ left, top, right, bottom }) => ({
        left: left * across,
        top: top * down,
        right: right * across,
        bottom: bottom * down,
      }));
    },
    async read(bitmap, line) {
      const output = await run(reader, lineImage(bitmap, line));
      return decode(output.data as Float32Array, output.dims[1] ?? 0, dictionary);
    },
  };
}
