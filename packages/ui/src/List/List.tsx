import type { ReactNode } from 'react';
import { Anchor } from '../Link/Anchor.tsx';
import { oneTabStop } from './oneTabStop.ts';
import * as css from './List.css.ts';

export interface ListProps {
  /** ListItems. */
  children: ReactNode;
  /** Names the list where no heading stands above it. */
  label?: string;
  /** Hairlines between the items, or room alone. @default 'lines' */
  divide?: 'lines' | 'space';
}

/** A few things of one kind under each other, each with a title. For many with figures to compare use Table. */
export function List({ children, label, divide = 'lines' }: ListProps) {
  return (
    <ul ref={oneTabStop} className={css.list({ divide })} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ListItemProps {
  /** What it is: one line, cut with an ellipsis. */
  title: ReactNode;
  /** One or two quiet lines below. */
  note?: ReactNode;
  /** Before it: an Avatar or an Icon. */
  lead?: ReactNode;
  /** After it: a figure, a Status, a button. */
  end?: ReactNode;
  /** The title becomes a link, and the whole row presses it. */
  href?: string;
}

/** One row of a List. */
export function ListItem({ title, note, lead, end, href }: ListItemProps) {
  return (
    <li className={css.item({ pressable: href !== undefined })}>
      {lead ? <span className={css.side}>{lead}</span> : null}
      <span className={css.words}>
        <span className={css.title}>
          {href ? (
            <Anchor href={href} className={css.link}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </span>
        {note ? <span className={css.note}>{note}</span> : null}
      </span>
      {end ? <span className={css.end}>{end}</span> : null}
    </li>
  );
}
