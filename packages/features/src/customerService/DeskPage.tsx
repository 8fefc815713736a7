import type { CsServed } from '@tinystar/contract';
import { useDeferredValue } from 'react';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { remoteOf } from '../shared/remote.ts';
import { DeskView } from './DeskView.tsx';
import { useServed } from './useDesk.ts';

export interface DeskPageProps {
  /** The address of an assistant's tickets. */
  hrefOf: (assistant: CsServed) => string;
}

/** Assistants one serves; search and page live in the address. */
export function DeskPage({ hrefOf }: DeskPageProps) {
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const page = Number(query.get('page')) || 1;
  const list = useServed(useDeferredValue(keyword), page);
  return (
    <DeskView
      served={remoteOf(list)}
      keyword={keyword}
      page={page}
      hrefOf={hrefOf}
      onSearch={(value) => setQuery(value ? { keyword: value } : {}, { replace: true })}
      onPage={(to) => setQuery({ ...(keyword ? { keyword } : {}), page: String(to) })}
      onRetry={() => void list.refetch()}
    />
  );
}
