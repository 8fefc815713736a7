import type { Module } from '../platform/module.ts';
import { documentBinRoutes } from './routes.ts';

/** What was deleted and can still be restored. */
export const recycleBinModule: Module = { routes: documentBinRoutes };
