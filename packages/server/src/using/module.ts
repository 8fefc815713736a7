import type { Module } from '../platform/module.ts';
import { usingRoutes } from './routes.ts';

/** Finding assistants to talk to. */
export const usingModule: Module = { routes: usingRoutes };
