import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { build, type Plugin } from 'vite';
import { launchOptions } from '../../chromium.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FLAGS = [
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--js-flags=--expose-gc',
  '--enable-precise-memory-info',
];
const UNLIMITED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** CPU time of the main thread in ms and the used heap in bytes, at one moment. */
export interface Reading {
  readonly cpu: number;
  readonly heap: number;
}

/** A page that is being measured. */
export interface MeasuredPage {
  readonly page: Page;
  read(): Promise<Reading>;
  /** A full collection first, so that heaps can be compared. */
  collect(): Promise<void>;
  wheel(deltaY: number): Promise<void>;
}

/**
 * Builds one page of this folder for production and lends it, freshly opened, to each `use`.
 * CPU is the thread's own time (script, style, layout, paint, collection), so other load on the machine changes it little.
 */
export async function withPages<T>(
  entry: string,
  options: { readonly unlimitedFrames: boolean; readonly plugins?: readonly Plugin[] },
  body: (open: <R>(use: (measured: MeasuredPage) => Promise<R>) => Promise<R>) => Promise<T>,
): Promise<T> {
  const out = await mkdtemp(join(tmpdir(), 'bench-'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [...(options.plugins ?? []), vanillaExtractPlugin(), react()],
    build: {
      outDir: out,
      emptyOutDir: true,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(ROOT, 'tests/bench/pages', entry),
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/') {
      response.setHeader('content-type', 'text/html');
      response.end(
        '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><link rel="stylesheet" href="/page.css"><body><script type="module" src="/page.js"></script>',
      );
      return;
    }
    readFile(join(out, path)).then(
      (file) => response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const browser = await chromium.launch(
    await launchOptions(options.unlimitedFrames ? [...FLAGS, ...UNLIMITED] : FLAGS),
  );
  try {
    return await body(async (use) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
      await cdp.send('HeapProfiler.enable');
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.waitForFunction(() => 'pageBench' in window);
      try {
        return await use({
          page,
          read: async () => {
            const { metrics } = await cdp.send('Performance.getMetrics');
            const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
            return { cpu: value('TaskDuration') * 1000, heap: value('JSHeapUsedSize') };
          },
          collect: async () => {
            await cdp.send('HeapProfiler.collectGarbage');
            await cdp.send('HeapProfiler.collectGarbage');
          },
          wheel: async (deltaY) => {
            await cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 640, y: 450, deltaX: 0, deltaY });
          },
        });
      } finally {
        await context.close();
      }
    });
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await rm(out, { recursive: true, force: true });
  }
}
