import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const framed = /^\/(?:b|sso\/b|shoppe\/bot)\/([^/]*)/;

/** The public address of the assistant whose chat a path shows; undefined where nobody may frame the page. */
export const framedChat = (path: string): string | undefined => framed.exec(path)?.[1];

/** Security headers of every answer (XSSD-01, EMB-01, OPS-04) and the echo of the tracking id. */
export function addHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, reply, done) => {
    const tracking = request.headers['x-tracking-id'];
    reply.header(
      'x-tracking-id',
      typeof tracking === 'string' && /^[\w-]{1,64}$/.test(tracking) ? tracking : request.id,
    );
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    if (!isPlainPage(request.headers)) reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)');
    reply.header('cache-control', 'no-store');
    if (config.PUBLIC_ORIGIN?.startsWith('https:')) {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    done();
  });
}

/**
 * Whether a browser opens a page that is not secure to it: one that came over plain http and not from its own machine.
 * There it heeds no opener policy and complains of it. Only to secure pages does it tell how it came to them.
 */
const isPlainPage = (headers: IncomingHttpHeaders): boolean =>
  headers['upgrade-insecure-requests'] !== undefined && headers['sec-fetch-site'] === undefined;

/** Where browsers send what a page tried against its policy, and the header that gives it the name of `report-to`. */
export const reportPath = '/api/v1/open/policyReport';
export const reportingEndpoints = `csp="${reportPath}"`;

/**
 * Content security policy of an HTML page. Public chat pages alone may be framed, by pages of ours and by `framers`, the
 * websites that their makers name: whoever frames one elsewhere could lay something over it. The file host and
 * the provider of speech alone are reached beside ours. The payment's page is shown in a frame where somebody can be
 * logged in, and leads back to the result page, which is ours alone to frame.
 */
export function pagePolicy(
  path: string,
  config: Pick<
    Config,
    | 'FILE_ORIGIN'
    | 'PUBLIC_ORIGIN'
    | 'EMBED_ORIGIN'
    | 'SPEECH_APP_ID'
    | 'SPEECH_ASR_URL'
    | 'SPEECH_TTS_URL'
    | 'ALIPAY_APP_ID'
    | 'ALIPAY_GATEWAY'
  >,
  framers: readonly string[] = [],
): string {
  const { FILE_ORIGIN, PUBLIC_ORIGIN, EMBED_ORIGIN } = config;
  const files = FILE_ORIGIN ? ` ${FILE_ORIGIN}` : '';
  // Browsers speak to the provider of speech themselves; `origin` of a web socket's address is its own.
  const speech = config.SPEECH_APP_ID
    ? [...new Set([config.SPEECH_ASR_URL, config.SPEECH_TTS_URL].map((url) => ` ${new URL(url).origin}`))].join('')
    : '';
  const own = [
    "'self'",
    ...new Set([PUBLIC_ORIGIN, EMBED_ORIGIN, ...framers].filter((origin) => origin !== undefined)),
  ];
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    `img-src 'self' data: blob:${files}`,
    "font-src 'self'",
    `connect-src 'self'${files}${speech}`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    `frame-src 'self'${framedChat(path) === undefined ? paymentFrames(config) : ''}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedChat(path) !== undefined ? own.join(' ') : path === RESULT_PATH ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types app-html app-offline',
    // The first for browsers of today, the second for Firefox and Safari.
    'report-to csp',
    `report-uri ${reportPath}`,
  ].join('; ');
}

/** Where a payment leads back to, inside the frame it was shown in. */
const RESULT_PATH = '/user/order/result';

// Alipay's gateway leads on to pages on other hosts of its domain.
function paymentFrames({ ALIPAY_APP_ID, ALIPAY_GATEWAY }: Pick<Config, 'ALIPAY_APP_ID' | 'ALIPAY_GATEWAY'>): string {
  if (ALIPAY_APP_ID === undefined) return '';
  const { hostname, origin } = new URL(ALIPAY_GATEWAY);
  const domain = ['alipay.com', 'alipaydev.com'].find((name) => hostname.endsWith(`.${name}`));
  return ` ${domain ? `https://*.${domain}` : origin}`;
}

/**
 * Policy of the page that draws diagrams (UI-49). What an answer asks to be drawn is foreign input to a large library:
 * it gets no origin, no connection and only its own two scripts. It may be framed wherever a page of ours is.
 */
export const diagramPolicy =
  "sandbox allow-scripts; default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Policy of files people uploaded, should a browser ever open one directly (XSSD-05). */
export const filePolicy = "sandbox; default-src 'none'";
