import type { Module } from '../platform/module.ts';
import { previewOf } from './previewOf.ts';
import { metaRoutes } from './routes.ts';

/** Switches and choices of the product. */
export const metaModule: Module = {
  routes: metaRoutes,
  previewOf: (_, address) => Promise.resolve(previewOf(address)),
};
