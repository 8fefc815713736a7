import type { Module } from '../platform/module.ts';
import { sweepWorkFolders } from '../platform/files/workFolder.ts';
import { sweepFiles } from '../platform/files/looseFiles.ts';
import { cookJob } from './cookJob.ts';
import { documentRoutes } from './routes.ts';
import { looseFor, planSweep, sweepJob } from './sweepJob.ts';
import { trainJob } from './trainJob.ts';

/** Files of assistants: upload, parsing, indexing, download. */
export const documentsModule: Module = {
  routes: documentRoutes,
  jobs: [cookJob, trainJob, sweepJob],
  async start(services) {
    // With a database of its own this process is alone; otherwise others may be in the middle of an upload.
    const swept = await sweepFiles(services, services.config.DATABASE_URL ? looseFor : 0);
    if (swept > 0) services.log.info({ files: swept }, 'removed stored bytes that belonged to nothing');
    await planSweep(services);
    const left = await sweepWorkFolders();
    if (left > 0) services.log.info({ folders: left }, 'removed what a killed process was working on');
  },
};
