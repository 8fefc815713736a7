import type { Module } from '../platform/module.ts';
import { assistantRoutes } from './routes.ts';

/** Assistants and their settings. */
export const assistantsModule: Module = { routes: assistantRoutes };
