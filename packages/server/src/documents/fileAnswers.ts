import type { FileAnswer } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { fileDeleted } from './loadFile.ts';
import type { FileRow } from './schema.ts';

export const mediaTypes = {
  pdf: 'application/pdf',
  site: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  // A page that somebody has uploaded is never shown as one.
  html: 'text/plain',
  txt: 'text/plain',
  md: 'text/plain',
  csv: 'text/csv',
} as const;

// Who may open the file today may not tomorrow: caches must ask each time.
const cacheControl = 'private, no-cache';

/** The uploaded bytes, to be saved. */
export const sourceAnswer = ({ files }: Pick<Services, 'files'>, row: FileRow): FileAnswer => ({
  bytes: async (range) => (await files.get(row.sourceKey, range)) ?? gone(),
  size: row.size,
  mediaType: mediaTypes[row.kind],
  disposition: 'attachment',
  fileName: row.name,
  etag: `"${row.sha256}"`,
  cacheControl,
});

/** The PDF form, to be looked at; 404 while there is none. */
export async function outputAnswer({ files }: Pick<Services, 'files'>, row: FileRow): Promise<FileAnswer> {
  const key = row.outputKey ?? (mediaTypes[row.kind] === mediaTypes.pdf ? row.sourceKey : gone());
  const stored = (await files.head(key)) ?? gone();
  return {
    bytes: async (range) => (await files.get(key, range)) ?? gone(),
    size: stored.size,
    mediaType: mediaTypes.pdf,
    disposition: 'inline',
    fileName: row.name.replace(/\.\w{1,8}$/, '.pdf'),
    // Training anew counts as a run too and leaves the pages as they are.
    etag: `"${row.sha256}-${key.split('/').at(-1)}"`,
    cacheControl,
    currentVersion: row.versionNumber,
  };
}

function gone(): never {
  throw fileDeleted();
}
