import type { Module } from '../modules.ts';

/** Log-in, sessions, profile and enterprise switching. */
export const accountModule: Module = { routes: [] };
