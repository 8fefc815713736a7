import type { Module } from '../platform/module.ts';
import { loginRoutes } from './login.ts';
import { prune, schedulePrune } from '../identity/prune.ts';

/** Registration and log-in. */
export const accountModule: Module = { routes: loginRoutes, jobs: [prune], start: schedulePrune };
