import { Icon, type Glyph } from '@tinystar/ui';
import { Check } from '@tinystar/ui/icons';
import { item, itemIcon, items, itemTitle, point, points, text, tick } from './page.css.ts';

/** Titled points with a picture each, in columns. */
export function Items<Key extends string>({
  of,
  icons,
}: {
  of: Readonly<Record<Key, { title: string; text: string }>>;
  icons: Record<Key, Glyph>;
}) {
  return (
    <ul className={items}>
      {(Object.keys(of) as Key[]).map((key) => (
        <li key={key} className={item}>
          <span className={itemIcon}>
            <Icon of={icons[key]} size="lg" />
          </span>
          <h3 className={itemTitle}>{of[key].title}</h3>
          <p className={text}>{of[key].text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Short points with a tick. */
export function Points({ of }: { of: readonly string[] }) {
  return (
    <ul className={points}>
      {of.map((words) => (
        <li key={words} className={point}>
          <span className={tick}>
            <Icon of={Check} size="sm" />
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
