import type { SourceAnswer } from '../../../platform/egress/index.ts';

const byType: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/csv': 'csv',
  'text/markdown': 'md',
};
/** What servers call files that they do not know. */
const unknown = new Set(['application/octet-stream', 'binary/octet-stream', 'application/zip', 'application/download']);

/** File name of a document that was answered; undefined for a page. */
export function documentNameOf({ url, headers }: Pick<SourceAnswer, 'url' | 'headers'>): string | undefined {
  const mediaType = (headers['content-type'] ?? '').toLowerCase().split(';')[0]!.trim();
  const last = lastSegment(url);
  const named = /\.(pdf|docx?|pptx|xlsx|csv|md)$/i.exec(last)?.[1]?.toLowerCase();
  const kind = byType[mediaType] ?? (unknown.has(mediaType) ? named : undefined);
  if (!kind) return undefined;
  return named === kind ? last : `${last.replace(/\.[a-z0-9]{1,5}$/i, '')}.${kind}`;
}

/** The last part of an address as people read it; its host where it has none. */
export function lastSegment({ pathname, host }: URL): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(last) || host;
  } catch {
    return last;
  }
}
