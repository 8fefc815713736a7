import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { startSite } from '../../capture/testing/startSite.ts';

/** What stands at a path of the fake site. */
export interface ServedPage {
  body: string | Buffer;
  /** @default text/html; charset=utf-8 */
  type?: string;
  status?: number;
  /** Sends an etag of the body and answers what is known with 304. */
  tagged?: boolean;
  packed?: boolean;
  location?: string;
}

/** A web site whose pages a test changes; paths without a page are 404. */
export async function startSiteSource() {
  const pages = new Map<string, ServedPage>();
  const requests: string[] = [];
  const load = { now: 0, most: 0 };
  const site = await startSite(async (request, response) => {
    const path = request.url ?? '/';
    load.most = Math.max(load.most, ++load.now);
    // Long enough for a second request to be seen beside it.
    await new Promise((done) => setTimeout(done, 2));
    load.now--;
    const {
      body,
      type = 'text/html; charset=utf-8',
      status = 200,
      tagged,
      packed,
      location,
    } = pages.get(path) ?? {
      body: '没有这个网页',
      status: 404,
    };
    const etag = tagged ? `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"` : undefined;
    const known = etag !== undefined && request.headers['if-none-match'] === etag;
    requests.push(known ? `${path} 304` : path);
    response.writeHead(known ? 304 : location ? 302 : status, {
      'content-type': type,
      ...(etag && { etag }),
      ...(location && { location }),
      ...(packed && { 'content-encoding': 'gzip' }),
    });
    response.end(known ? undefined : packed ? gzipSync(body) : body);
  });
  const show = (title: string, text: string, head = '') =>
    `<!doctype html><html><head><title>${title}</title>${head}</head><body><article><h1>${title}</h1><p>${text}</p></article></body></html>`;
  return {
    ...site,
    pages,
    requests,
    load,
    show,
    /** A map of pages, by path with the date of each. */
    map: (listed: Readonly<Record<string, string>>) =>
      `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Object.entries(listed)
        .map(([path, date]) => `<url><loc>${site.origin}${path}</loc>${date && `<lastmod>${date}</lastmod>`}</url>`)
        .join('')}</urlset>`,
    [Symbol.asyncDispose]: async () => site.close(),
  };
}

export type SiteSource = Awaited<ReturnType<typeof startSiteSource>>;
