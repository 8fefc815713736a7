import type { Module } from '../platform/module.ts';
import { framersOf } from './embedding.ts';
import type { AssistantHooks } from './hooks.ts';
import { removalJob, resumeRemovals } from './removeAssistant.ts';
import { assistantRoutes } from './routes.ts';

/** Assistants and their settings. `hooks` are those of the domains whose things hang on an assistant. */
export const assistantsModule = (hooks: readonly AssistantHooks[]): Module => ({
  routes: assistantRoutes(hooks),
  jobs: [removalJob(hooks)],
  start: (services) => resumeRemovals(services, hooks),
  framersOf: ({ db }, publicId) => framersOf(db, publicId),
});
