import type { MouseEvent } from 'react';
import { link, list, title as titleStyle } from './AnchorList.css.ts';
import { useReadingPlace } from './useReadingPlace.ts';
import { oneTabStop } from '../List/oneTabStop.ts';
import { anchorListCopy } from './copy.ts';

export interface AnchorItem {
  /** The id of the element that starts the section. */
  id: string;
  label: string;
  /** @default 1 */
  level?: 1 | 2;
}

export interface AnchorListProps {
  items: readonly AnchorItem[];
  /** Stands above the list and names it. @default '本页内容' */
  title?: string;
}

/** The sections of a long page beside it; marks the one being read. For pages of their own use SideNav. */
export function AnchorList({ items, title = anchorListCopy.title }: AnchorListProps) {
  const current = useReadingPlace(items.map(({ id }) => id));
  return (
    <nav aria-label={title}>
      <div className={titleStyle} aria-hidden>
        {title}
      </div>
      <ul ref={oneTabStop} className={list}>
        {items.map(({ id, label, level = 1 }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={link({ level })}
              title={label}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => goTo(event, id)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Moves reading and focus to the section without a step in the history; a new tab still gets the address. */
function goTo(event: MouseEvent, id: string) {
  const target = document.getElementById(id);
  if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
