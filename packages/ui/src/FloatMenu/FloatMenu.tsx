import { queries } from '@tinystar/tokens';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CircleHelp } from '../icons.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { useMedia } from '../private/useMedia.ts';
import { bar, entry, round } from './FloatMenu.css.ts';

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

/** Help that floats at the lower end of a page: a bar of entries, below 768 px one round button with a menu. */
export function FloatMenu({ items, label = '帮助', icon = CircleHelp }: FloatMenuProps) {
  const narrow = useMedia(queries.below.md);
  if (items.length === 0) return null;
  if (narrow) {
    return (
      <div className={round}>
        <Menu
          side="top"
          trigger={<IconButton icon={icon} label={label} size="lg" shape="round" emphasis="outline" />}
          groups={[items.map(({ tone: _, ...item }) => item)]}
        />
      </div>
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
