import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addPage, finishPdf, startPdf } from './pdf.ts';
import { type Pixels, pngOf } from './picture.ts';

/** How a scanner saw the paper. */
export interface ScanLook {
  /** Pixels per inch. */
  density?: number;
  /** Degrees by which the paper lay turned. */
  skew?: number;
  /** How far the grey of a pixel may be off, of 255. */
  noise?: number;
  /** Into how many pictures below each other each page is cut. */
  strips?: number;
}

/** Makes a scan of a PDF: each page becomes pictures and no text is left. Needs `pdftoppm`. */
export async function scanOf(pdf: Buffer, { density = 150, skew = 0, noise = 0, strips = 1 }: ScanLook = {}) {
  const document = startPdf();
  for (const drawn of pagesOf(pdf, density)) {
    const page = noisy(turned(drawn, skew), noise);
    const [width, height] = [(page.width * 72) / density, (page.height * 72) / density];
    addPage(document, [width, height]);
    const rows = Math.ceil(page.height / strips);
    for (let from = 0; from < page.height; from += rows) {
      const part = rowsOf(page, from, Math.min(page.height, from + rows));
      const place = { width, height: (part.height * 72) / density };
      document.image(pngOf(part), 0, (from * 72) / density, place);
    }
  }
  return finishPdf(document);
}

/** The pages of a PDF as grey pixels. */
export function pagesOf(pdf: Buffer, density: number): Pixels[] {
  const folder = mkdtempSync(join(tmpdir(), 'scan-'));
  try {
    writeFileSync(join(folder, 'source.pdf'), pdf);
    execFileSync('pdftoppm', ['-r', String(density), '-gray', 'source.pdf', 'page'], { cwd: folder });
    const names = readdirSync(folder).filter((name) => name.endsWith('.pgm'));
    return names.toSorted().map((name) => readGreymap(readFileSync(join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readGreymap(file: Buffer): Pixels {
  const [head = '', width, height] = /^P5\s(\d+)\s(\d+)\s255\s/.exec(file.toString('latin1', 0, 50)) ?? [];
  return { width: Number(width), height: Number(height), data: file.subarray(head.length) };
}

function rowsOf({ width, data }: Pixels, from: number, to: number): Pixels {
  return { width, height: to - from, data: data.subarray(from * width, to * width) };
}

/** Pixels turned around their middle, mixed from the four nearest. */
function turned(page: Pixels, degrees: number): Pixels {
  if (degrees === 0) return page;
  const { width, height, data } = page;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 255 : (data[y * width + x] ?? 255);
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const [u, v] = [width / 2 + dx * cos + dy * sin, height / 2 - dx * sin + dy * cos];
      const [left, top] = [Math.floor(u), Math.floor(v)];
      const [a, b] = [u - left, v - top];
      const above = at(left, top) * (1 - a) + at(left + 1, top) * a;
      const below = at(left, top + 1) * (1 - a) + at(left + 1, top + 1) * a;
      out[y * width + x] = above * (1 - b) + below * b;
    }
  }
  return { width, height, data: out };
}

/** The same noise for the same page, so that a test meets the same scan each time. */
function noisy(page: Pixels, strength: number): Pixels {
  if (strength === 0) return page;
  let seed = 1;
  const data = page.data.map((grey) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.max(0, Math.min(255, grey + (seed / 2 ** 31 - 1) * strength));
  });
  return { ...page, data };
}
