import type { Document, DocumentStatus } from '@tinystar/contract';
import type { UploadItem } from './uploadQueue.ts';

/** Whether every file of a batch was stored and stands in the list as trained; false for no batch. */
export const allTrained = (
  items: readonly Pick<UploadItem, 'file' | 'phase'>[],
  rows: readonly Pick<Document, 'name' | 'status' | 'newVersionAt'>[],
): boolean =>
  items.length > 0 &&
  items.every(({ file, phase }) => {
    const stored = rows.filter(({ name }) => name === file.name);
    const ready = stored.every(({ status, newVersionAt }) => status === 'trained' && newVersionAt === undefined);
    return phase.kind === 'success' && stored.length > 0 && ready;
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
