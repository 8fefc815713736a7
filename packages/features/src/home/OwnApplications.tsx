import type { OwnApplication } from '@tinystar/contract';
import { Tag, type TagProps } from '@tinystar/ui';
import { useEffect, useState } from 'react';
import { copy } from './copy.ts';
import * as css from './OwnApplications.css.ts';

const words = copy.applications;
const tones: Record<OwnApplication['state'], NonNullable<TagProps['tone']>> = {
  received: 'info',
  contacted: 'accent',
  approved: 'success',
  refused: 'neutral',
};

/** What somebody who is logged in has applied for, and how far it has come; nothing where there is nothing. */
export function OwnApplications({ token }: { token: string }) {
  const [rows, setRows] = useState<readonly OwnApplication[]>([]);
  useEffect(() => {
    let shown = true;
    void import('./homeCalls.ts')
      .then(({ ownApplications }) => ownApplications(token))
      // Without the list the form is as good as before.
      .then(
        (found) => shown && setRows(found),
        () => undefined,
      );
    return () => {
      shown = false;
    };
  }, [token]);
  if (rows.length === 0) return null;
  return (
    <section className={css.box} aria-label={words.title}>
      <h3 className={css.title}>{words.title}</h3>
      <ul className={css.list}>
        {rows.map(({ id, type, state, createdAt }) => (
          <li key={id} className={css.row}>
            <span>
              {words.types[type]}
              <span className={css.day}>{words.day(createdAt)}</span>
            </span>
            <Tag tone={tones[state]}>{words.states[state]}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
