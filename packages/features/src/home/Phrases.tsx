import { phrase } from './page.css.ts';

/** A headline that breaks only between its phrases. */
export function Phrases({ of }: { of: readonly string[] }) {
  return of.map((words) => (
    <span key={words} className={phrase}>
      {words}
    </span>
  ));
}
