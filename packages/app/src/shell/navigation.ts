import type { Glyph, NavGroup, NavItem } from '@tinystar/ui';
import {
  Building,
  ChartColumn,
  GraduationCap,
  Headphones,
  MessageSquare,
  MessageSquareText,
  Pencil,
  ShieldCheck,
  Star,
  Store,
  Tag,
  TrendingUp,
  Users,
} from '@tinystar/ui/icons';
import { trailOf } from '../guard/breadcrumbs.ts';
import type { MenuIcon, Route } from '../routes/route.ts';
import { barCopy } from './copy.ts';

export const menuIcons: Record<MenuIcon, Glyph> = {
  featured: Star,
  popular: TrendingUp,
  chats: MessageSquare,
  aiChat: MessageSquareText,
  aiWrite: Pencil,
  train: GraduationCap,
  service: Headphones,
  showroom: Store,
  authorize: ShieldCheck,
  company: Building,
  brand: Tag,
  members: Users,
  statistics: ChartColumn,
};

const titles = { main: undefined, sub: barCopy.enterprise } as const;

/** The side menu of whoever may open these routes: the main entries, and under 企业管理 the sub ones (SHELL-02, -04). */
export const menuOf = (open: readonly Route[]): NavGroup[] =>
  (['main', 'sub'] as const).flatMap((group) => {
    const items = open.flatMap(({ path, title, menu }): NavItem[] =>
      menu?.group === group ? [{ href: path, label: menu.label ?? title, icon: menuIcons[menu.icon ?? 'train'] }] : [],
    );
    if (items.length === 0) return [];
    return [titles[group] ? { title: titles[group], items } : { items }];
  });

/** The menu entry a page belongs to: its own or that of a page above it. */
export const markedEntry = (open: readonly Route[], route: Route | undefined): string | undefined =>
  trailOf(open, route).findLast(({ menu }) => menu?.group === 'main' || menu?.group === 'sub')?.path;
