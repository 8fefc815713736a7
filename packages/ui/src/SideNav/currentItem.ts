import type { NavGroup } from './SideNav.tsx';

/** The href of the item that stands for an address: the page itself or the nearest one above it. */
export function currentItem(groups: readonly NavGroup[], address: string): string | undefined {
  return groups
    .flatMap(({ items }) => items)
    .map(({ href }) => href)
    .filter((href) => address === href || address.startsWith(href.endsWith('/') ? href : `${href}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
