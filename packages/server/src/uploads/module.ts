import type { Module } from '../platform/module.ts';
import { uploadRoutes } from './routes.ts';

/** Images people upload. */
export const uploadsModule: Module = { routes: uploadRoutes };
