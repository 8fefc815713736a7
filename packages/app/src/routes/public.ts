import { frontRoutes } from './front.ts';
import type { Route } from './route.ts';

/** What anybody may open (platform.md §2, C-05). */
export const publicRoutes: readonly Route[] = [
  ...frontRoutes,
  {
    id: 'R-09',
    name: 'kbBotShoppe',
    path: '/shoppe/:shoppeId',
    title: '数字展厅',
    access: 'public',
    layout: 'bare',
    enabled: false,
  },
  {
    id: 'R-10',
    name: 'kbBotShoppeChat',
    path: '/shoppe/bot/:publicId',
    title: '对话',
    access: 'public',
    layout: 'bare',
    enabled: false,
  },
  {
    id: 'R-21',
    name: 'test',
    path: '/test',
    title: '测试',
    access: 'public',
    needs: 'testDeployment',
    layout: 'bare',
    enabled: false,
  },
];
