import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workFolder } from '../../platform/files/workFolder.ts';
import { createSlots } from '../../platform/slots.ts';
import { runChild } from '../child/run.ts';
import { CookError } from '../failure.ts';
import { defaultLimits } from '../limits.ts';
import type { CookFailure, Limits } from '../types.ts';

/** Forty megapixels of eight bits per channel take about half of this, in each of the formats. */
const pictureLimits: Limits = { ...defaultLimits, cpu: 6_000, wall: 30_000, memory: 320 * 1_048_576 };

/**
 * So many pictures are decoded at once; the others wait. Each is first given the time that avatars and photos of phones
 * take. One that needs more waits for the others of its kind only.
 */
const lanes = {
  quick: { slots: createSlots(2), cpu: 1_000 },
  long: { slots: createSlots(1), cpu: pictureLimits.cpu },
};

export interface PictureWish {
  format: 'png' | 'jpeg' | 'webp';
  /** Pixels of the longer side at most. */
  side: number;
  lane: keyof typeof lanes;
  limits?: Partial<Limits>;
}

/** Decodes a picture and encodes it anew in a child with limits of time and memory; a bad one is a failure. */
export async function reencodePicture(
  bytes: Buffer,
  { format, side, lane, limits: own }: PictureWish,
): Promise<{ ok: true; bytes: Buffer } | { ok: false; failure: CookFailure }> {
  const { slots, cpu } = lanes[lane];
  const limits = { ...pictureLimits, cpu, ...own };
  return await slots.run(async () => {
    await using work = await workFolder();
    const [path, output] = [join(work.path, 'picture'), join(work.path, 'encoded')];
    await writeFile(path, bytes, { mode: 0o600 });
    try {
      await runChild({ job: { task: 'encode', path, output, format, side, limits }, limits });
      return { ok: true, bytes: await readFile(output) };
    } catch (error) {
      if (error instanceof CookError) return { ok: false, failure: error.failure };
      throw error;
    }
  });
}
