import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { errorCodes } from '@tinystar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { LinkPreview } from '../module.ts';
import { Failure } from './failure.ts';
import { diagramPolicy, framedChat, pagePolicy, reportingEndpoints } from './headers.ts';
import { withPreview } from './linkPreview.ts';
import { refusedFrame, refusedFramePolicy, refusedFramer } from './refusedFrame.ts';

const brotli = promisify(brotliCompress);
/** A page of some kilobytes in a fraction of a millisecond. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What messengers show of a page; undefined for most. */
export type PreviewOf = (address: URL) => Promise<LinkPreview | undefined>;

/** The websites that may show the chat of a public address in a frame. */
export type FramersOf = (publicId: string) => Promise<readonly string[]>;

/**
 * Serves the built web app: hashed assets for ever, `.br` and `.gz` neighbours when they exist, and a document for every
 * page address: the one that `pages.json` of the build names, which asks for all parts of its page at once, else
 * `index.html`. Addresses below /api, /file and /health, where monitors look, never become a page. `/diagram/` holds the page that draws diagrams,
 * which runs without an origin.
 */
export async function addPages(
  app: FastifyInstance,
  { config, log }: Pick<Services, 'config' | 'log'>,
  folder: string | undefined,
  framersOf: FramersOf,
  previewOf: PreviewOf,
): Promise<void> {
  if (!folder || !existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler(() => {
      throw new Failure(errorCodes.notFound);
    });
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // Files have endings; a folder, which the plugin would refuse as a bad request, is an address like any other.
    allowedPath: (path) =>
      /\.\w+$/.test(path) && (!path.endsWith('.html') || path === '/diagram/frame.html') && !path.endsWith('.map'),
    setHeaders: (reply, path) => {
      const hashed = /[/\\]assets[/\\]/.test(path) || /[-.][\w-]{8,}\.(js|css|woff2|wasm|mjs)(\.(br|gz))?$/.test(path);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
      // The script of the widget runs on other websites, which may pin its hash.
      if (/[/\\]embed(-\w+)?\.js(\.(br|gz))?$/.test(path)) {
        reply.header('cross-origin-resource-policy', 'cross-origin');
        reply.header('access-control-allow-origin', '*');
      }
      if (/[/\\]diagram[/\\]/.test(path.slice(folder.length))) {
        reply.header('content-security-policy', diagramPolicy);
        // The page runs without an origin, so for the browser even its own scripts are from another origin.
        reply.header('cross-origin-resource-policy', 'cross-origin');
      }
    },
  });
  const documents = await readDocuments(folder);
  const read = (name: string) => readFile(join(folder, name));
  const kept = new Map<string, Promise<Buffer>>();
  const page = (name: string) => {
    if (config.DEPLOYMENT === 'test') return read(name);
    if (!kept.has(name)) kept.set(name, read(name));
    return kept.get(name)!;
  };

  // Without an answer of the database the page comes all the same, framed by nobody else.
  const framers = async (publicId: string | undefined): Promise<readonly string[]> => {
    if (!publicId) return [];
    return framersOf(publicId).catch((error: unknown) => {
      log.warn({ error }, 'the websites that may show a chat could not be read');
      return [];
    });
  };

  // The same holds for its few words.
  const previewed = (address: URL): Promise<LinkPreview | undefined> =>
    previewOf(address).catch((error: unknown) => {
      log.warn({ error }, 'the preview of a page could not be read');
      return undefined;
    });

  app.setNotFoundHandler(async (request, reply) => {
    const address = new URL(request.url, 'http://page');
    const path = address.pathname;
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|file|health)(\/|$)/i.test(path);
    if (!wantsPage || /\.\w{1,5}$/.test(path) || !(request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/)) {
      throw new Failure(errorCodes.notFound);
    }
    const chat = framedChat(path);
    const named = await framers(chat);
    const own = [config.PUBLIC_ORIGIN, config.EMBED_ORIGIN].filter((origin) => origin !== undefined);
    // A browser would show a blank panel. Nothing is told of the assistant.
    const stranger = chat === undefined ? undefined : refusedFramer(request.headers, [...own, ...named]);
    if (stranger !== undefined) {
      return reply
        .code(403)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', refusedFramePolicy)
        .header('cache-control', 'no-store')
        .send(refusedFrame(stranger));
    }
    const name = documents.find(({ pattern }) => pattern.test(path))?.file ?? 'index.html';
    const preview = await previewed(address);
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    const packed = takesBrotli && (preview !== undefined || existsSync(join(folder, `${name}.br`)));
    const html = preview && withPreview(await page(name), preview, config, path);
    const body = html ? (packed ? await brotli(html, quick) : html) : await page(packed ? `${name}.br` : name);
    if (packed) reply.header('content-encoding', 'br');
    return reply
      .code(200)
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(path, config, named))
      .header('reporting-endpoints', reportingEndpoints)
      .header('cache-control', 'no-cache')
      .send(body);
  });
}

interface PageDocument {
  /** Matches the path of an address. */
  pattern: RegExp;
  /** Below the build folder. */
  file: string;
}

/** The documents of single pages; a build without them has `index.html` alone. */
async function readDocuments(folder: string): Promise<readonly PageDocument[]> {
  const list = join(folder, 'pages.json');
  if (!existsSync(list)) return [];
  const named = JSON.parse(await readFile(list, 'utf8')) as { pattern: string; file: string }[];
  return named.map(({ pattern, file }) => ({ pattern: new RegExp(pattern), file }));
}
