import { constants, using } from '@tinystar/contract';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import type { MemberHomePageProps } from './MemberHomePage.tsx';
import { SquareView, type Reach } from './SquareView.tsx';

/** The square of the workspace: search, reach and page stand in the address. */
export function SquarePage({ hrefOf, repliesHrefOf }: Pick<MemberHomePageProps, 'hrefOf' | 'repliesHrefOf'>) {
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const reach: Reach = query.get('reach') === 'all' ? 'all' : 'near';
  const page = Number(query.get('page')) || 1;
  const wanted = useDeferredValue(keyword.trim());
  const list = useCall(
    using.page,
    { ...(wanted ? { keyword: wanted } : {}), reach, page, size: constants.PAGE_SIZE },
    { keepPrevious: true },
  );
  const go = (next: { keyword?: string; reach?: Reach; page?: number }) => {
    const { keyword: text, reach: wide, page: at } = { keyword, reach, page: 1, ...next };
    setQuery(
      {
        ...(text ? { keyword: text } : {}),
        ...(wide === 'all' ? { reach: wide } : {}),
        ...(at > 1 ? { page: String(at) } : {}),
      },
      { replace: next.page === undefined },
    );
  };
  return (
    <SquareView
      assistants={remoteOf(list)}
      reach={reach}
      keyword={keyword}
      page={page}
      hrefOf={hrefOf}
      repliesHrefOf={repliesHrefOf}
      onReach={(value) => go({ reach: value })}
      onSearch={(value) => go({ keyword: value })}
      onPage={(value) => go({ page: value })}
      onRetry={() => void list.refetch()}
    />
  );
}
