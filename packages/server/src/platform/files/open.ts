import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { folderStore } from './folder.ts';
import { patientStore } from './patientStore.ts';
import { s3Store } from './s3.ts';
import type { FileStore } from './store.ts';

/** The store named by FILES_URL, else a folder in DATA_DIR. */
export async function openFiles(config: Config, fetch: typeof globalThis.fetch): Promise<FileStore> {
  // With a database of its own this process holds the lock of DATA_DIR: nobody else writes here.
  if (!config.FILES_URL) {
    return patientStore(await folderStore(join(config.DATA_DIR, 'files'), { alone: !config.DATABASE_URL }));
  }
  return s3Store({
    url: config.FILES_URL,
    accessKeyId: config.FILES_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.FILES_SECRET_ACCESS_KEY ?? '',
    fetch,
  });
}
