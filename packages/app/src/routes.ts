import type { Access } from '@tinystar/contract';
import type { ComponentType } from 'react';
import { ADMIN_HOME } from './session/redirect.ts';

export type PageModule = { default: ComponentType };

/**
 * One screen. Router, menu, breadcrumbs, titles and guard read this list and nothing else.
 * `layout` bare stands alone; shell is the workspace; assistant is the making workspace inside it.
 */
export interface Route {
  /** The specification's name where it has one. */
  name: string;
  /** Absolute; `:param` as in the specification. Static segments win over dynamic ones. */
  path: string;
  title: string;
  access: Access;
  layout: 'bare' | 'shell' | 'assistant';
  /** Place in the side menu, or in the tabs of the assistant workspace. */
  menu?: { group: 'main' | 'chat' | 'role' | 'knowledge' | 'release'; icon?: 'train' };
  /** Screens that phones may not open (C-18). */
  desktopOnly?: boolean;
  /** Whether the trial chat stands beside it (assistants.md §2 layouts). */
  trial?: boolean;
  load: () => Promise<PageModule>;
}

export interface Redirect {
  path: string;
  to: string;
}

const bot = '/a/train/bot/:kbBotId';

export const redirects: readonly Redirect[] = [
  { path: '/', to: ADMIN_HOME },
  { path: '/a', to: ADMIN_HOME },
  { path: '/a/train', to: '/a/train/center' },
  { path: bot, to: `${bot}/chat` },
  { path: `${bot}/role`, to: `${bot}/role/basic` },
  { path: `${bot}/knowledge`, to: `${bot}/knowledge/doc` },
  { path: `${bot}/release`, to: `${bot}/release/webapp` },
];

export const routes: readonly Route[] = [
  {
    name: 'login',
    path: '/login',
    title: '登录',
    access: 'public',
    layout: 'bare',
    load: () => import('./pages/LoginRoute.tsx'),
  },
  {
    name: 'kbBot4Web',
    path: '/b/:publicId',
    title: '对话',
    access: 'public',
    layout: 'bare',
    load: () => import('./pages/PublicChatRoute.tsx'),
  },
  {
    name: 'homeKbBotChat',
    path: '/bot/:publicId',
    title: '对话',
    access: 'public',
    layout: 'bare',
    load: () => import('./pages/PublicChatRoute.tsx'),
  },
  {
    name: 'notFound',
    path: '/404',
    title: '页面不存在',
    access: 'public',
    layout: 'bare',
    load: () => import('./pages/NotFoundRoute.tsx'),
  },
  {
    name: 'forbidden',
    path: '/403',
    title: '没有权限',
    access: 'public',
    layout: 'bare',
    load: () => import('./pages/ForbiddenRoute.tsx'),
  },
  {
    name: 'transfer',
    path: '/transfer',
    title: '正在前往',
    access: 'user',
    layout: 'shell',
    load: () => import('./pages/TransferRoute.tsx'),
  },
  {
    name: 'adminTrainCenter',
    path: '/a/train/center',
    title: '训练中心',
    access: 'maker',
    layout: 'shell',
    menu: { group: 'main', icon: 'train' },
    load: () => import('./pages/AssistantListRoute.tsx'),
  },
  {
    name: 'adminTrainCreate',
    path: '/a/train/create/:type',
    title: '创建助手',
    access: 'maker',
    layout: 'shell',
    desktopOnly: true,
    load: () => import('./pages/CreateAssistantRoute.tsx'),
  },
  {
    name: 'adminKbBotTrialChat',
    path: `${bot}/chat`,
    title: '对话',
    access: 'maker',
    layout: 'assistant',
    menu: { group: 'chat' },
    desktopOnly: true,
    load: () => import('./pages/TrialChatRoute.tsx'),
  },
  {
    name: 'adminKbBotRoleBasic',
    path: `${bot}/role/basic`,
    title: '基础',
    access: 'maker',
    layout: 'assistant',
    menu: { group: 'role' },
    desktopOnly: true,
    trial: true,
    load: () => import('./pages/BasicSettingsRoute.tsx'),
  },
  {
    name: 'adminKbBotRoleAdvance',
    path: `${bot}/role/advance`,
    title: '高级',
    access: 'maker',
    layout: 'assistant',
    menu: { group: 'role' },
    desktopOnly: true,
    trial: true,
    load: () => import('./pages/AdvancedSettingsRoute.tsx'),
  },
  {
    name: 'adminKbBotKnowledgeDoc',
    path: `${bot}/knowledge/doc`,
    title: '文档库',
    access: 'maker',
    layout: 'assistant',
    menu: { group: 'knowledge' },
    desktopOnly: true,
    trial: true,
    load: () => import('./pages/DocumentsRoute.tsx'),
  },
  {
    name: 'adminKbBotReleaseWebapp',
    path: `${bot}/release/webapp`,
    title: '网页',
    access: 'maker',
    layout: 'assistant',
    menu: { group: 'release' },
    desktopOnly: true,
    load: () => import('./pages/ReleaseRoute.tsx'),
  },
];

/** Titles of the first-level tabs of the assistant workspace, in their order. */
export const assistantGroups = { chat: '对话', role: '角色设置', knowledge: '知识库', release: '发布' } as const;
export type AssistantGroup = keyof typeof assistantGroups;
