import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cook, type CookedPage, type CookFailure, type CookResult } from '../cook/index.ts';
import type { FileRow } from '../documents/schema.ts';
import type { Services } from '../platform/services.ts';

export type Cooked = Extract<CookResult, { ok: true }>;

interface Version {
  bytes: Readable;
  kind: FileRow['kind'];
}

/** `before` without what makers did to it. */
export type BothRead = { ok: true; before: CookedPage[]; after: Cooked } | { ok: false; failure: CookFailure };

/** A new version of a document beside today's, both as they are read now; null when today's has no bytes any more. */
export async function readBoth(
  { files }: Pick<Services, 'files'>,
  row: Pick<FileRow, 'kbBotId' | 'sourceKey' | 'kind'>,
  version: Version,
  workDir: string,
  signal: AbortSignal,
): Promise<BothRead | null> {
  // The new one first: it is the one that may not be readable.
  const after = await read(version, join(workDir, 'after'), row.kbBotId, signal);
  if (!after.ok) return after;
  const bytes = await files.get(row.sourceKey);
  if (!bytes) return null;
  const before = await read({ bytes, kind: row.kind }, join(workDir, 'before'), row.kbBotId, signal);
  return before.ok ? { ok: true, before: before.pages, after } : before;
}

async function read(
  { bytes, kind: stored }: Version,
  workDir: string,
  owner: string,
  signal: AbortSignal,
): Promise<CookResult> {
  const kind = stored === 'site' ? 'pdf' : stored;
  const path = join(workDir, `source.${kind}`);
  await mkdir(workDir);
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }), { signal });
  return await cook({ path, kind, workDir, owner, signal });
}
