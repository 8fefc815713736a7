import type { Module } from '../platform/module.ts';
import { blockRoutes } from './routes.ts';

/** The block editor: makers change what was read from a document. */
export const blocksModule: Module = { routes: blockRoutes };
