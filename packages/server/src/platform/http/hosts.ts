import { errorCodes } from '@tinystar/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { Failure } from './failure.ts';

/** Of these a request has one. Node would take the first, a proxy perhaps the last. */
const single = new Set(['host', 'origin', 'authorization', 'x-access-token', 'content-type']);
/** Monitors ask for these by whatever name they reach a process. */
const monitored = new Set(['/api/health/live', '/api/health/ready', '/metrics']);
/** A target as proxies are asked: with the scheme and the host before the path (RFC 9112, 3.2.2). */
const absolute = /^https?:\/\/([^/?#]*)/i;
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/;

type Origins = Pick<Config, 'PUBLIC_ORIGIN' | 'EMBED_ORIGIN' | 'FILE_ORIGIN' | 'ALLOWED_HOSTS'>;

/**
 * Refuses doubled headers and, where PUBLIC_ORIGIN says under which name people come, requests under another one: a page
 * of somebody else whose name leads here (DNS rebinding) would be of the same origin as us. Our own addresses remain, for
 * monitors and proxies on the same machine.
 */
export function addHosts(app: FastifyInstance, config: Origins): void {
  const isOurs = config.PUBLIC_ORIGIN === undefined ? () => true : hostTest(config);
  app.addHook('onRequest', (request, _reply, done) => {
    if (isDoubled(request.raw.rawHeaders) || namesAnother(request)) return done(new Failure(errorCodes.invalidInput));
    if (isOurs(request.host) || isOwnAddress(request) || monitored.has(request.routeOptions.url ?? '')) return done();
    request.log.warn({ host: request.host.slice(0, 100) }, 'a request under a name that is not ours was refused');
    done(new Failure(errorCodes.invalidInput, '访问的域名与服务设置不一致，请联系管理员'));
  });
}

/** The path of a request's target; what stands before it is looked at by {@link addHosts}. */
export function pathOfTarget({ url = '/' }: { url?: string | undefined }): string {
  const path = url.replace(absolute, '');
  return path === url || path.startsWith('/') ? path : `/${path}`;
}

/** By the standard the host in the target counts and not the header: both have to be the same, so one check sees both. */
function namesAnother({ originalUrl, headers }: FastifyRequest): boolean {
  const named = absolute.exec(originalUrl)?.[1];
  return named !== undefined && named.toLowerCase() !== headers.host?.toLowerCase();
}

/** Whether a host, as a request names it, is that of one of the origins; the port that the scheme implies may be named. */
function hostTest({ PUBLIC_ORIGIN, EMBED_ORIGIN, FILE_ORIGIN, ALLOWED_HOSTS }: Origins): (host: string) => boolean {
  const origins = [PUBLIC_ORIGIN, EMBED_ORIGIN, FILE_ORIGIN].filter((origin) => origin !== undefined);
  const names = new Set([...origins.flatMap(hostsOf), ...ALLOWED_HOSTS.map((host) => host.toLowerCase())]);
  return (host) => names.has(host.toLowerCase()) || loopback.test(host);
}

/** How requests may name the host of an origin. */
export function hostsOf(origin: string): string[] {
  const { protocol, host, hostname, port } = new URL(origin);
  return [host, `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`];
}

/** The number under which the connection came in, whatever its port. */
function isOwnAddress({ host, socket }: FastifyRequest): boolean {
  const address = host.replace(/:\d{1,5}$/, '').replace(/^\[|\]$/g, '');
  return address === socket.localAddress?.replace(/^::ffff:/, '');
}

function isDoubled(raw: readonly string[]): boolean {
  const seen = new Set<string>();
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at]!.toLowerCase();
    if (!single.has(name)) continue;
    if (seen.has(name)) return true;
    seen.add(name);
  }
  return false;
}

/**
 * Whether a page of ours has sent a request, or no page at all: programs name no origin. Without PUBLIC_ORIGIN ours is
 * where the request came in.
 */
export function isOwnOrigin({ PUBLIC_ORIGIN, EMBED_ORIGIN }: Origins, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return PUBLIC_ORIGIN === undefined
    ? origin === `${request.protocol}://${request.host}`
    : origin === PUBLIC_ORIGIN || origin === EMBED_ORIGIN;
}
