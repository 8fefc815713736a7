import { queries } from '@tinystar/tokens';
import { lazy, Suspense } from 'react';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { CircleHelp } from '../icons.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { useMedia } from '../private/useMedia.ts';
import { bar, entry } from './FloatMenu.css.ts';
import { floatMenuCopy } from './copy.ts';

// Wide screens need no menu.
const RoundFloatMenu = lazy(() => import('./RoundFloatMenu.tsx'));

export interface FloatItem {
  id: string;
  /** Two to four characters under the icon. */
  label: string;
  icon: Glyph;
  /** At most one is `accent`. @default 'neutral' */
  tone?: 'neutral' | 'accent';
  href?: string;
  onSelect?: () => void;
}

export interface FloatMenuProps {
  /** Two to five; without any, nothing is drawn. */
  items: readonly FloatItem[];
  /** Names the bar, and on phones its one button. @default '帮助' */
  label?: string;
  /** The phone's button. */
  icon?: Glyph;
}

/**
 * Help at the lower end of a page: a floating bar of entries; below 768 px one round button with a menu, which stands
 * after the page's content, because over it it would cover fields.
 */
export function FloatMenu({ items, label = floatMenuCopy.label, icon = CircleHelp }: FloatMenuProps) {
  const narrow = useMedia(queries.below.md);
  if (items.length === 0) return null;
  if (narrow) {
    return (
      <Suspense fallback={null}>
        <RoundFloatMenu items={items} label={label} icon={icon} />
      </Suspense>
    );
  }
  return (
    <nav className={bar} aria-label={label}>
      {items.map((item) => (
        <Entry key={item.id} {...item} />
      ))}
    </nav>
  );
}

function Entry({ label, icon, tone = 'neutral', href, onSelect }: FloatItem) {
  const content = (
    <>
      <Icon of={icon} />
      {label}
    </>
  );
  if (href) {
    return (
      <Anchor href={href} className={entry({ tone })} onClick={onSelect}>
        {content}
      </Anchor>
    );
  }
  return (
    <button type="button" className={entry({ tone })} onClick={() => onSelect?.()}>
      {content}
    </button>
  );
}
