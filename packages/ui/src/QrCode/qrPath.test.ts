import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { LOGO_SHARE, QUIET, qrPath } from './qrPath.ts';

/** Paints the path's runs back into modules. */
function modulesOf({ size, path }: ReturnType<typeof qrPath>): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let at = 0; at < Number(width); at++) modules[Number(y)]![Number(x) + at] = true;
  }
  return modules;
}

describe('the path of a QR code', () => {
  test.each(['https://xing.example/b/7f3a9c', '扫码打开光伏安装顾问', 'x'.repeat(600)])(
    'draws exactly the modules of the code for %s',
    (text) => {
      const shape = qrPath(text, true);
      expect(modulesOf(shape)).toEqual(encode(text, { ecc: 'H', border: QUIET }).data);
    },
  );

  test('leaves four light modules around', () => {
    const shape = qrPath('https://xing.example/b/7f3a9c', false);
    const modules = modulesOf(shape);
    const dark = modules.flatMap((row, y) => row.flatMap((on, x) => (on ? [[x, y] as const] : [])));
    const sides = dark.flat();
    expect(Math.min(...sides)).toBe(QUIET);
    expect(Math.max(...sides)).toBe(shape.size - 1 - QUIET);
  });

  test('a picture in the middle hides far less than the 30 % that level H restores', () => {
    expect(LOGO_SHARE ** 2).toBeLessThan(0.06);
    expect(qrPath('https://xing.example/b/7f3a9c', true).size).toBeGreaterThan(
      qrPath('https://xing.example/b/7f3a9c', false).size,
    );
  });
});
