import { Children, type ReactNode } from 'react';
import { bar, end as endStyle, filter, search as searchStyle } from './FilterBar.css.ts';

export interface FilterBarProps {
  /** A SearchInput. */
  search?: ReactNode;
  /** Selects; their values belong in the address. */
  children?: ReactNode;
  /** Refresh and what else acts on the list. */
  end?: ReactNode;
}

/** Above a list: search first, filters after it, tools at the end. Wraps on narrow screens. */
export function FilterBar({ search, children, end }: FilterBarProps) {
  return (
    <div className={bar} role="search">
      {search ? <div className={searchStyle}>{search}</div> : null}
      {Children.map(children, (child) => (child ? <div className={filter}>{child}</div> : null))}
      {end ? <div className={endStyle}>{end}</div> : null}
    </div>
  );
}
