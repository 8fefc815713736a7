import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cook, sniff, type CookedBlock, type CookInput, type CookResult, type CookedPage } from '@tinystar/server/cook';
import type { DrawnBox } from '../documents/index.ts';

/** Cooks bytes as an upload of that name would be, in a folder that is gone afterwards. */
export async function cookBytes(bytes: Buffer, name: string, options: Partial<CookInput> = {}): Promise<CookResult> {
  const workDir = await mkdtemp(join(tmpdir(), 'cook-test-'));
  try {
    const kind = sniff(bytes.subarray(0, 1024), name);
    if (!kind) throw new Error(`${name} is not accepted`);
    const path = join(workDir, `source.${kind}`);
    await writeFile(path, bytes);
    return await cook({ path, kind, workDir, owner: 'tests', ...options });
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

/** The pages of a file that is expected to cook. */
export async function pagesOf(bytes: Buffer, name: string): Promise<CookedPage[]> {
  const result = await cookBytes(bytes, name);
  if (!result.ok) throw new Error(result.failure.reason);
  return result.pages;
}

/** The block that holds a text, spaces aside. */
export function blockWith(page: CookedPage | undefined, text: string): CookedBlock | undefined {
  const wanted = text.replace(/\s/g, '');
  return page?.blocks.find((block) => block.text.replace(/\s/g, '').includes(wanted));
}

/** Shared area over united area, 0 to 1. */
export function overlapOf(a: DrawnBox | undefined, b: DrawnBox | undefined): number {
  if (!a || !b) return 0;
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const shared = Math.max(0, width) * Math.max(0, height);
  const size = (box: DrawnBox): number => (box.right - box.left) * (box.bottom - box.top);
  return shared / (size(a) + size(b) - shared);
}
