import type { Module } from '../platform/module.ts';
import { openRoutes } from './openRoutes.ts';
import { previewOf } from './previewOf.ts';
import { manageRoutes } from './routes.ts';

/** Showcases of enterprises: pages on which they show assistants to everybody (SHOP-04 to SHOP-17). */
export const shoppesModule: Module = {
  routes: [...manageRoutes, ...openRoutes],
  previewOf: ({ db }, address) => previewOf(db, address),
};
