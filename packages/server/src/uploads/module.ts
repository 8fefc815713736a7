import type { Module } from '../modules.ts';
import { uploadRoutes } from './routes.ts';

/** Images people upload. */
export const uploadsModule: Module = { routes: uploadRoutes };
