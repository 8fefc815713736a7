import type { Module } from '../platform/module.ts';
import { speechRoutes } from './routes.ts';

/** Voice input and reading aloud. */
export const speechModule: Module = { routes: speechRoutes };
