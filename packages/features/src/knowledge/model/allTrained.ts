import { lateMessages, type Document, type DocumentStatus } from '@tinystar/contract';
import type { UploadItem } from './uploadQueue.ts';

/**
 * Whether every file of a batch was stored and stands in the list as trained; false for no batch, for a list that was
 * answered before one of them was stored (`asOf`), and where a new version could not be read.
 */
export const allTrained = (
  items: readonly Pick<UploadItem, 'file' | 'phase'>[],
  rows: readonly Pick<Document, 'name' | 'status' | 'reason' | 'newVersionAt'>[],
  asOf: number,
): boolean =>
  items.length > 0 &&
  items.every(({ file, phase }) => {
    if (phase.kind !== 'success' || phase.at >= asOf) return false;
    const stored = rows.filter(({ name }) => name === file.name);
    const failed = phase.version && stored.some(({ reason }) => reason.startsWith(lateMessages.versionNotRead));
    const ready = stored.every(({ status, newVersionAt }) => status === 'trained' && newVersionAt === undefined);
    return stored.length > 0 && ready && !failed;
  });

const unparsed: readonly DocumentStatus[] = ['initial', 'cookPending', 'cooking', 'cookTimeout', 'cookFailed'];

/** How many files of a batch stand in the list as parsed. */
export const countParsed = (
  items: readonly Pick<UploadItem, 'file' | 'phase'>[],
  rows: readonly Pick<Document, 'name' | 'status'>[],
): number =>
  items.filter(
    ({ file, phase }) =>
      phase.kind === 'success' && rows.some(({ name, status }) => name === file.name && !unparsed.includes(status)),
  ).length;
