import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorCodes, type Box } from '@tinystar/contract';
import { readTable } from '../cook/index.ts';
import { fileDeleted } from '../documents/loadFile.ts';
import { hasOutput } from '../documents/presentDocument.ts';
import type { FileRow } from '../documents/schema.ts';
import { workFolder } from '../platform/files/workFolder.ts';
import { Failure, invalid } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';

/** Reads a box of a page (from 1) as a table, from the PDF itself. Throws 400 with the reason when there is no text. */
export async function reconstructTable(
  { files }: Services,
  file: FileRow,
  { pageIndex, box }: { pageIndex: number; box: Box },
  signal: AbortSignal,
) {
  if (!hasOutput(file)) throw invalid('pageIndex', '文件没有可以显示的页面');
  await using work = await workFolder();
  const path = join(work.path, 'source.pdf');
  const bytes = await files.get(file.outputKey ?? file.sourceKey);
  if (!bytes) throw fileDeleted();
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }), { signal });
  const result = await readTable(path, file.kbBotId, { page: pageIndex, box }, signal);
  if (result.ok) return result.grid;
  const { kind, reason } = result.failure;
  if (kind === 'interrupted') throw new Failure(errorCodes.unavailable, undefined, { retryAfter: 5 });
  throw invalid('box', reason);
}
