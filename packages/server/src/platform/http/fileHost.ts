import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { errorCodes } from '@tinystar/contract';
import { Failure } from './failure.ts';
import { hostsOf } from './hosts.ts';

const exposed = 'accept-ranges, content-disposition, content-length, content-range, etag, retry-after, x-tracking-id';

/**
 * With FILE_ORIGIN one process serves two hosts, told apart by the Host header (DEP-06). That host has the files and
 * nothing else, so no script of a page ever runs beside them and no page's storage is near them (XSSD-04); files asked
 * of any other host are shown the way there. Pages of the product's own origins may read them by script, without
 * credentials: ids of pictures and passes to documents are the whole right to them, and no token is sent there (C-22).
 */
export function addFileHost(app: FastifyInstance, config: Config): void {
  const { FILE_ORIGIN, PUBLIC_ORIGIN, EMBED_ORIGIN } = config;
  if (!FILE_ORIGIN) return;
  const names = hostsOf(FILE_ORIGIN);
  const isFileHost = (host: string) => names.includes(host.toLowerCase());
  const pages = [PUBLIC_ORIGIN, EMBED_ORIGIN];

  app.addHook('onRequest', (request, reply, done) => {
    // Compares the matched route and not the path, because one path can be written in several ways.
    const isFile = request.routeOptions.url?.startsWith('/file/') === true;
    if (!isFileHost(request.host)) {
      if (!isFile) return done();
      const { pathname, search } = new URL(request.url, FILE_ORIGIN);
      return void reply.redirect(FILE_ORIGIN + pathname + search, 307);
    }
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (origin !== undefined && pages.includes(origin)) {
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-expose-headers', exposed);
      if (isPreflight(request)) return void allow(reply);
    }
    done(isFile ? undefined : new Failure(errorCodes.notFound));
  });
}

const isPreflight = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' &&
  url.startsWith('/file/') &&
  /^(GET|HEAD)$/.test(String(headers['access-control-request-method']));

const allow = (reply: FastifyReply): FastifyReply =>
  reply
    .code(204)
    .header('access-control-allow-methods', 'GET, HEAD')
    .header('access-control-allow-headers', 'range, x-tracking-id')
    .header('access-control-max-age', '7200')
    .send();
