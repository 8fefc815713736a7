import type { IncomingHttpHeaders } from 'node:http';

/** Whether one of the sources of `frame-ancestors` stands for an origin; `https://*.example.com` for its subdomains. */
const matches = (source: string, { protocol, host }: URL): boolean => {
  const [, scheme, rest = ''] = /^(https?:)\/\/(.*)$/.exec(source) ?? [];
  if (scheme !== protocol) return false;
  return rest.startsWith('*.') ? host.endsWith(rest.slice(1)) : host === rest;
};

/**
 * The website that asks for a page in a frame although none of `allowed` is its origin; undefined where that is allowed, and
 * where the browser does not tell: then its own refusal stands.
 */
export function refusedFramer(headers: IncomingHttpHeaders, allowed: readonly string[]): string | undefined {
  const { referer, host } = headers;
  if (headers['sec-fetch-dest'] !== 'iframe' || !referer || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  if (from.host === host || allowed.some((source) => matches(source, from))) return undefined;
  return /^https?:\/\/[\w.:[\]-]+$/.test(from.origin) ? from.origin : undefined;
}

/** Lets every website show the words of {@link refusedFrame}, which can do nothing. */
export const refusedFramePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'";

/** What whoever is on that website reads in the place of the chat. */
export const refusedFrame = (origin: string): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8" /><meta name="color-scheme" content="light dark" /><title>还没有被允许嵌入</title><p>这个网站（${origin}）还没有被允许嵌入对话。</p><p>请网站的管理员在助手的“发布 &gt; 网页 &gt; 嵌入网站”里加上这个网址。</p></html>`;
