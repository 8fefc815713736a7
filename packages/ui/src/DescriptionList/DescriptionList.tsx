import type { ReactNode } from 'react';
import { frame, pair, term as termStyle, value as valueStyle } from './DescriptionList.css.ts';

export interface DescriptionItem {
  term: string;
  /** Left out or empty, a dash stands there. */
  value?: ReactNode;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /** Terms in a column before values; values at the far end; or each pair on its own, two or more beside each other. @default 'rows' */
  layout?: 'rows' | 'spread' | 'grid';
}

/** The properties of one thing, read and not edited. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={frame({ layout })}>
      {items.map(({ term, value }) => (
        <div key={term} className={pair({ layout })}>
          <dt className={termStyle}>{term}</dt>
          <dd className={valueStyle({ layout })}>
            {value === undefined || value === null || value === '' ? '-' : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
