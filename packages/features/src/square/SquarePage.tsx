import { ApiError, categories, constants, conversations, square, type SquareAssistant } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { storage } from '../shared/storage.ts';
import { copy } from './copy.ts';
import { SquareView } from './SquareView.tsx';

export interface SquarePageProps {
  of: 'public' | 'presets';
  /** Search, category and page as they stand in the address. */
  query: URLSearchParams;
  onQuery: (query: URLSearchParams, how: 'push' | 'replace') => void;
  loggedIn: boolean;
  /** Leads to the log-in, which comes back here. */
  onLogIn: () => void;
  hrefOf: (assistant: SquareAssistant) => string;
  headStart?: ReactNode;
  /** After something was added or removed. */
  onListed?: () => void;
}

/** Where a visitor's wish waits while he logs in. */
const WISH = 'square.add';

/** The square with its calls: whoever adds something without a log-in logs in first and finds it added (SHOP-03). */
export function SquarePage({ of, query, onQuery, loggedIn, onLogIn, hrefOf, headStart, onListed }: SquarePageProps) {
  const keyword = query.get('keyword') ?? '';
  const category = of === 'public' ? categories.find((name) => name === query.get('category')) : undefined;
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const wanted = useDeferredValue(keyword.trim());
  const call = of === 'public' ? square.page : square.presets;
  const list = useCall(
    call,
    { ...(wanted && { keyword: wanted }), ...(category && { category }), page, size: constants.PAGE_SIZE },
    { keepPrevious: true },
  );
  const go = (next: Record<string, string>, how: 'push' | 'replace' = 'push') =>
    onQuery(new URLSearchParams(Object.entries(next).filter(([, value]) => value)), how);
  const [pending, setPending] = useState<string>();
  const touches = [call, conversations.list] as const;
  const onError = (error: Error, { kbBotId }: { kbBotId: string }) => {
    setPending(undefined);
    if (!(error instanceof ApiError && error.status === 401)) return say(error);
    storage.write(WISH, kbBotId);
    onLogIn();
  };
  const settled = (words: string) => {
    setPending(undefined);
    onListed?.();
    toast(words);
  };
  const add = useChange(square.add, {
    touches,
    onSuccess: () => settled(copy.added),
    onError,
  });
  const remove = useChange(square.remove, {
    touches,
    onSuccess: () => settled(copy.removed),
    onError: (error) => {
      setPending(undefined);
      say(error);
    },
  });
  const { mutate } = add;
  useEffect(() => {
    const wish = storage.read(WISH);
    if (!loggedIn || wish === null) return;
    storage.remove(WISH);
    mutate({ kbBotId: wish, side: 'use' });
  }, [loggedIn, mutate]);
  const onAdd = ({ id }: SquareAssistant) => {
    if (!loggedIn) {
      storage.write(WISH, id);
      return onLogIn();
    }
    setPending(id);
    mutate({ kbBotId: id, side: 'use' });
  };
  return (
    <SquareView
      of={of}
      assistants={remoteOf(list)}
      category={category}
      keyword={keyword}
      page={page}
      pending={pending}
      headStart={headStart}
      hrefOf={hrefOf}
      onCategory={(next) => go({ keyword, category: next ?? '' })}
      onSearch={(next) => go({ keyword: next, category: category ?? '' }, 'replace')}
      onClear={() => go({})}
      onPage={(next) => go({ keyword, category: category ?? '', page: String(next) })}
      onAdd={onAdd}
      onRemove={({ id }) => {
        setPending(id);
        remove.mutate({ kbBotId: id });
      }}
      onRetry={() => void list.refetch()}
    />
  );
}
