import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writtenPage } from '../documents/written.ts';
import { lines, rule, scanned } from './scanned.ts';
import { blockWith, pagesOf } from './workbench.ts';

describe('scans on a machine without any program for them', () => {
  const path = process.env['PATH'];
  let empty: string;
  beforeAll(async () => {
    empty = await mkdtemp(join(tmpdir(), 'no-programs-'));
    process.env['PATH'] = empty;
  });
  afterAll(async () => {
    process.env['PATH'] = path;
    await rm(empty, { recursive: true });
  });

  it('are read in English, words apart', async () => {
    const text = 'Close the inlet valve and wait until the gauge shows zero.';
    const written = await writtenPage([{ text, x: 70, y: 200, size: 13 }], { font: 'Noto Serif CJK SC' });
    const [page] = await pagesOf(await scanned(written), 'a.pdf');
    expect(page?.blocks.map((block) => block.text)).toEqual([text]);
  });

  it.each([180, 270] as const)('are read when the paper lay turned by %i°', async (turn) => {
    const size: [number, number] = turn === 180 ? [595, 842] : [842, 595];
    const [page] = await pagesOf(await scanned(await writtenPage(lines, { turn }), size), 'a.pdf');
    const box = blockWith(page, rule)?.box;
    // The line begins 80 points from the left of the paper and stands 190 from its top.
    const corner = {
      180: { right: 595 - 80, top: 842 - 190 },
      270: { right: 190, bottom: 595 - 80 },
    }[turn];
    for (const [side, wanted] of Object.entries(corner)) {
      expect(Math.abs((box?.[side as 'left'] ?? 0) - wanted), `${side} ${box?.[side as 'left']}`).toBeLessThan(8);
    }
  });
});
