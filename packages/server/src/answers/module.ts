import type { Module } from '../platform/module.ts';
import { hubOf } from './hub.ts';
import { allAnswerRoutes } from './publicRoutes.ts';

/** Questions, their streamed answers, and the history of both. */
export const answersModule: Module = {
  routes: allAnswerRoutes,
  start: (services) => hubOf(services).start(),
};
