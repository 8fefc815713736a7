import { frontRoutes } from './front.ts';
import type { Route } from './route.ts';

/** What anybody may open (platform.md §2, C-05). */
export const publicRoutes: readonly Route[] = frontRoutes;
