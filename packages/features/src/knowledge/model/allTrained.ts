import type { Document } from '@tinystar/contract';
import type { UploadItem } from './uploadQueue.ts';

/** Whether every file of a batch was stored and stands in the list as trained; false for no batch. */
export const allTrained = (
  items: readonly Pick<UploadItem, 'file' | 'phase'>[],
  rows: readonly Pick<Document, 'name' | 'status'>[],
): boolean =>
  items.length > 0 &&
  items.every(({ file, phase }) => {
    const stored = rows.filter(({ name }) => name === file.name);
    return phase.kind === 'success' && stored.length > 0 && stored.every(({ status }) => status === 'trained');
  });
