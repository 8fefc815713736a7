import type { Access } from '@tinystar/contract';
import type { ComponentType } from 'react';

export type PageModule = { default: ComponentType };

/** Pictures of the side menu, by name so that the list stays data. */
export type MenuIcon =
  | 'featured'
  | 'popular'
  | 'chats'
  | 'aiChat'
  | 'aiWrite'
  | 'train'
  | 'service'
  | 'showroom'
  | 'authorize'
  | 'company'
  | 'brand'
  | 'members'
  | 'statistics';

/** Tabs of the assistant workspace, in their order. */
export type AssistantGroup = 'chat' | 'role' | 'knowledge' | 'release' | 'report';

export interface MenuPlace {
  /** `main` and `sub` (企业管理) form the side menu; the others are tabs of the assistant workspace. */
  group: 'main' | 'sub' | AssistantGroup;
  icon?: MenuIcon;
  /** Where the menu says something else than the page's title. */
  label?: string;
}

interface Described {
  /** Number in screens.md; `O-` for the product's own screens beyond it. */
  id: `R-${number}` | `O-${number}`;
  /** The specification's name where it has one. */
  name: string;
  /**
   * Absolute; `:param` as in the specification, static segments win over dynamic ones. With a query it is a state of the
   * page at that path: not registered by itself, but titled and searchable.
   */
  path: string;
  title: string;
  access: Access;
  /** Identity it belongs to. @default both */
  identity?: 'personal' | 'tenant';
  /** Deployment switch without which it does not exist. */
  needs?: 'aiGeneration' | 'payment' | 'testDeployment';
  /**
   * `bare` stands alone, `home` has the front door's header and footer, `chat` the visitor's list of assistants, `shell`
   * is the workspace, `showcase` its exhibition pages, `simple` the user area, `assistant` the making workspace.
   */
  layout: 'bare' | 'home' | 'chat' | 'shell' | 'showcase' | 'simple' | 'assistant';
  menu?: MenuPlace;
  /** Name of the page above it: breadcrumb, and the entry the menu marks. */
  parent?: string;
  /** Shows the second column of conversation assistants in enterprise identity (C-16). */
  column?: boolean;
  /** Fills the frame to its edges, as what has the second column does. */
  flush?: boolean;
  /** Screens that phones may not open (C-18). */
  desktopOnly?: boolean;
  /** Whether the trial chat stands beside it (assistants.md §2 layouts). */
  trial?: boolean;
  /** Last word on an address that fits: `false` sends to /404. */
  hook?: (params: Readonly<Record<string, string | undefined>>, identity: 'personal' | 'tenant') => boolean;
}

/** A screen one can go to. */
export type BuiltRoute = Described & { enabled?: true; load: () => Promise<PageModule> };

/** One screen. Router, menu, breadcrumbs, titles, palette and guard read the list of these and nothing else. */
export type Route = BuiltRoute | (Described & { enabled: false; load?: never });

export interface Redirect {
  id: `R-${number}`;
  path: string;
  to: string;
}

/** Not built yet means: in no menu, and its address is unknown. */
export const isBuilt = (route: Route): route is BuiltRoute => route.load !== undefined;
