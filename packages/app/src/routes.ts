import { assistantRedirects, assistantRoutes } from './routes/assistant.ts';
import { publicRoutes } from './routes/public.ts';
import type { Redirect, Route } from './routes/route.ts';
import { workspaceRoutes } from './routes/workspace.ts';

export { assistantGroups } from './routes/assistant.ts';
export { isBuilt, type BuiltRoute, type Redirect, type Route } from './routes/route.ts';

/**
 * Every screen of screens.md, in the one list that router, menu, breadcrumbs, titles, palette and guard read. R-80 is
 * the fallback to /404 and R-81 names no address.
 */
export const routes: readonly Route[] = [...publicRoutes, ...workspaceRoutes, ...assistantRoutes];

/**
 * Addresses that only lead on. `/` and `/a` are decided by the guard, see session/home.ts; /a/shoppe/bot
 * is a sibling of the gated /a/shoppe (C-04).
 */
export const redirects: readonly Redirect[] = [
  { id: 'R-30', path: '/a/train', to: '/a/train/center' },
  { id: 'R-54', path: '/a/chat', to: '/a/chat/bot/square' },
  { id: 'R-58', path: '/a/cs', to: '/a/cs/center' },
  { id: 'R-62', path: '/a/shoppe', to: '/a/shoppe/center' },
  { id: 'R-71', path: '/a/kbBotAuthorized', to: '/a/kbBotAuthorized/center' },
  { id: 'R-74', path: '/a/tenant', to: '/a/tenant/basic' },
  ...assistantRedirects,
];
