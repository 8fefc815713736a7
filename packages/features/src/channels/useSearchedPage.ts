import { constants, weKfLimits } from '@tinystar/contract';
import { useEffect, useState } from 'react';

const size = constants.PAGE_SIZE;

/** A value once it has not changed for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), weKfLimits.searchPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The page of a list, and its search. A page that is no more becomes the last one. */
export function useSearchedPage() {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const keyword = useSettled(search);
  return {
    input: { page, size, ...(keyword && { keyword }) },
    page,
    setPage,
    search,
    onSearch: (value: string) => {
      setSearch(value);
      setPage(1);
    },
    /** Corrects the page by the number of rows. */
    fit: (count: number | undefined) => {
      const last = Math.max(1, Math.ceil((count ?? 0) / size));
      if (count !== undefined && page > last) setPage(last);
    },
  };
}
