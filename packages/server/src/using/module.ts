import type { Module } from '../platform/module.ts';
import { usingRoutes } from './routes.ts';
import { squareRoutes } from './squareRoutes.ts';

/** Finding assistants to talk to. */
export const usingModule: Module = { routes: [...usingRoutes, ...squareRoutes] };
