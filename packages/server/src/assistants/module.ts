import type { Module } from '../modules.ts';
import { assistantRoutes } from './routes.ts';

/** Assistants and their settings. */
export const assistantsModule: Module = { routes: assistantRoutes };
