import { oneTabStop } from '@tinystar/ui';
import { useEffect, useState, type RefObject } from 'react';
import * as css from './AnswerOutline.css.ts';
import { messageCopy } from './messageCopy.ts';
import { outlineOf, type OutlineEntry } from './model/outline.ts';

export interface AnswerOutlineProps {
  /** Holds the answer as it is shown. */
  answer: RefObject<HTMLElement | null>;
  /** Changes with the answer. */
  text: string;
}

/** The headings of a long answer, which lead to their places in it; folded, because the answer itself comes first. */
export default function AnswerOutline({ answer, text }: AnswerOutlineProps) {
  const [entries, setEntries] = useState<readonly OutlineEntry<HTMLElement>[]>([]);
  useEffect(() => {
    const headings = answer.current?.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6') ?? [];
    setEntries(outlineOf([...headings].map((place) => ({ place, level: Number(place.tagName[1]) }))));
  }, [answer, text]);
  return (
    <details className={css.outline}>
      <summary className={css.title}>{messageCopy.outline(entries.length)}</summary>
      <ul ref={oneTabStop} className={css.list}>
        {entries.map(({ place, step }, at) => (
          <li key={at}>
            <button type="button" className={`${css.entry} ${css.levels[step]}`} onClick={() => goTo(place)}>
              {place.textContent}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function goTo(place: HTMLElement) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
