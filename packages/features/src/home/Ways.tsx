import { Icon } from '@tinystar/ui';
import { Check } from '@tinystar/ui/icons';
import * as css from './inner.css.ts';
import { heads, itemTitle, text } from './page.css.ts';

/** Titled points one under the other. */
export function Ways({ of }: { of: readonly { title: string; text: string }[] }) {
  return (
    <ul className={css.ways}>
      {of.map((way) => (
        <li key={way.title} className={css.way}>
          <span className={css.wayIcon}>
            <Icon of={Check} />
          </span>
          <div className={heads}>
            <h2 className={itemTitle}>{way.title}</h2>
            <p className={text}>{way.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
