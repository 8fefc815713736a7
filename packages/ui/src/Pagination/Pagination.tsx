import { useEffect } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronLeft, ChevronRight } from '../icons.ts';
import { bar, gap, page as pageStyle, pages as pagesStyle, total as totalStyle } from './Pagination.css.ts';
import { pageNumbers } from './pageNumbers.ts';
import { paginationCopy } from './copy.ts';

export interface PaginationProps {
  /** Starts at 1. */
  page: number;
  /** Number of entries, not of pages. */
  total: number;
  /** @default 10 */
  size?: number;
  onChange: (page: number) => void;
  /** Tells two paginations of one page apart. @default '分页' */
  label?: string;
  /** `simple` shows only where one is, for narrow places. @default 'full' */
  look?: 'full' | 'simple';
}

/** Says how long a list is and moves through its pages, when there are several. A page beyond the end, left by a deletion, asks for the last one by itself. */
export function Pagination({
  page,
  total,
  size = 10,
  onChange,
  label = paginationCopy.label,
  look = 'full',
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / size));
  useEffect(() => {
    if (page > pages) onChange(pages);
  }, [page, pages, onChange]);
  const step = (to: number, name: string, Arrow: typeof ChevronLeft) => (
    <button
      type="button"
      className={pageStyle()}
      aria-label={name}
      disabled={to < 1 || to > pages}
      onClick={() => onChange(to)}
    >
      <Icon of={Arrow} size="sm" />
    </button>
  );
  return (
    <nav className={bar} aria-label={label}>
      {look === 'full' ? <span className={totalStyle}>{paginationCopy.total(total)}</span> : null}
      {pages > 1 ? (
        <span className={pagesStyle}>
          {step(page - 1, paginationCopy.previous, ChevronLeft)}
          {look === 'simple' ? (
            <span>
              {page} / {pages}
            </span>
          ) : (
            pageNumbers(page, pages).map((number, index) =>
              number === 'gap' ? (
                <span key={`gap-${index < 3 ? 'start' : 'end'}`} className={gap} aria-hidden>
                  …
                </span>
              ) : (
                <button
                  key={number}
                  type="button"
                  className={pageStyle()}
                  aria-label={paginationCopy.page(number)}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={() => onChange(number)}
                >
                  {number}
                </button>
              ),
            )
          )}
          {step(page + 1, paginationCopy.next, ChevronRight)}
        </span>
      ) : null}
    </nav>
  );
}
