import type { Module } from '../platform/module.ts';
import { loginRoutes } from './login.ts';
import { meRoutes } from './me.ts';
import { prune, schedulePrune } from './prune.ts';

/** Log-in, sessions, profile and enterprise switching. */
export const accountModule: Module = { routes: [...loginRoutes, ...meRoutes], jobs: [prune], start: schedulePrune };
