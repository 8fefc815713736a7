import { createReadStream, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Story } from './pictured.ts';

/** Where `npm run storybook:build` leaves it. */
export const storybookFolder = path.resolve(import.meta.dirname, '../../storybook-static');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** All stories of the built Storybook that are meant to be tested, in its order. */
export function readStories(): Story[] {
  const index = JSON.parse(readFileSync(path.join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, Omit<Story, 'first'>>;
  };
  const files = new Set<string>();
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && tags.includes('test'))
    .map((story) => {
      const first = !files.has(story.importPath);
      files.add(story.importPath);
      return { ...story, first };
    });
}

/** Serves the built Storybook on a free port of this machine. */
export async function serveStorybook(): Promise<{ url: string; stop(): void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(storybookFolder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    const found = file.startsWith(storybookFolder) && (await stat(file).catch(() => undefined))?.isFile();
    if (!found) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
