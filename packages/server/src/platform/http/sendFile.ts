import { CURRENT_VERSION_HEADER } from '@tinystar/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { filePolicy } from './headers.ts';
import type { FileAnswer } from './route.ts';

/**
 * Sends bytes with the headers that keep a browser from treating them as a page; one byte range is honoured. With a
 * host of their own, which may be another site, pictures may be shown by pages elsewhere, as ours then are (XSSD-05).
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
  ownHost: boolean,
): Promise<FastifyReply> {
  const picture = ownHost && file.mediaType.startsWith('image/');
  reply.header('content-security-policy', filePolicy);
  reply.header('cross-origin-resource-policy', picture ? 'cross-origin' : 'same-site');
  reply.header('content-type', file.mediaType);
  reply.header('content-disposition', disposition(file));
  if (file.cacheControl) reply.header('cache-control', file.cacheControl);
  if (file.currentVersion !== undefined) reply.header(CURRENT_VERSION_HEADER, String(file.currentVersion));
  if (file.etag) {
    reply.header('etag', file.etag);
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  }
  if (file.size === undefined) return reply.send(await file.bytes());
  reply.header('accept-ranges', 'bytes');
  const range = rangeOf(request.headers.range, file.size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  if (!range) return reply.header('content-length', file.size).send(await file.bytes());
  reply.code(206);
  reply.header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  reply.header('content-length', range.end - range.start + 1);
  return reply.send(await file.bytes(range));
}

function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const suffix = match[1] === '';
  const start = suffix ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = suffix || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}

// RFC 6266: an ASCII name for old clients, the real one in UTF-8; control and bidi characters never leave.
function disposition({ disposition: kind = 'attachment', fileName }: FileAnswer): string {
  if (!fileName) return kind;
  const clean = fileName.replace(/[\p{Cc}\p{Cf}"\\/]/gu, '_').slice(0, 200);
  const ascii = clean.replace(/[^\x20-\x7e]/g, '_');
  const encoded = encodeURIComponent(clean.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
