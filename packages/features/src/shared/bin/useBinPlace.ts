import { useSearchParams } from '../useSearchParams.ts';

/** What a recycle bin is searched for and which page of it is shown; both live in the address. */
export function useBinPlace() {
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const page = Number(query.get('page')) || 1;
  return {
    keyword,
    page,
    /** Of a call: nothing where nothing is searched for. */
    search: keyword ? { keyword } : {},
    show: (next: { keyword: string; page: number }) =>
      setQuery(
        Object.entries({ view: 'bin', keyword: next.keyword, page: next.page > 1 ? String(next.page) : '' }).filter(
          ([, value]) => value,
        ),
        { replace: true },
      ),
    leave: () => setQuery([], { replace: true }),
  };
}
