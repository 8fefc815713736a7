import type { Module } from '../platform/module.ts';
import { replyRuleRoutes } from './routes.ts';

/** Fixed replies to keywords. */
export const replyRulesModule: Module = { routes: replyRuleRoutes };
