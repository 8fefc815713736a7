import { conversations } from '@tinystar/contract';
import { implement } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { listConversations } from './conversations.ts';
import { meRoutes } from './me.ts';
import { rights } from './rights.ts';

/** What the caller sees of everything: profile, identities, rights, conversations. Composes the domains. */
export const meModule: Module = {
  routes: [
    ...meRoutes,
    rights,
    implement(conversations.list, ({ input, caller, services: { db } }) => listConversations(db, caller, input)),
  ],
};
