import type { BuiltRoute } from './route.ts';

/**
 * The public pages that are built. Apart from the rest of the list because a visitor's first load carries these lines
 * and no others: a page that gets built moves here from public.ts.
 */
export const frontRoutes: readonly BuiltRoute[] = [
  {
    id: 'R-06',
    name: 'homeKbBotChat',
    path: '/bot/:publicId',
    title: '对话',
    access: 'public',
    layout: 'bare',
    load: () => import('../pages/PublicChatRoute.tsx'),
  },
  {
    id: 'R-07',
    name: 'kbBot4Web',
    path: '/b/:publicId',
    title: '对话',
    access: 'public',
    layout: 'bare',
    load: () => import('../pages/PublicChatRoute.tsx'),
  },
  {
    id: 'R-11',
    name: 'login',
    path: '/login',
    title: '登录',
    access: 'public',
    layout: 'bare',
    load: () => import('../pages/LoginRoute.tsx'),
  },
  {
    id: 'R-19',
    name: 'notFound',
    path: '/404',
    title: '页面不存在',
    access: 'public',
    layout: 'bare',
    load: () => import('../pages/NotFoundRoute.tsx'),
  },
  {
    id: 'R-20',
    name: 'forbidden',
    path: '/403',
    title: '没有权限',
    access: 'public',
    layout: 'bare',
    load: () => import('../pages/ForbiddenRoute.tsx'),
  },
];
