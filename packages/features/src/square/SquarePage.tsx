import {
  ApiError,
  categories,
  constants,
  conversations,
  messages,
  square,
  type SquareAssistant,
} from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useDeferredValue, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { SquareView, type SquareViewProps } from './SquareView.tsx';
import { wish } from './wish.ts';

export interface SquarePageProps {
  of: 'public' | 'presets';
  /** Search, category and page as they stand in the address. */
  query: URLSearchParams;
  onQuery: (query: URLSearchParams, how: 'push' | 'replace') => void;
  loggedIn: boolean;
  /** Leads to the log-in, which comes back here with this query. */
  onLogIn: (back: URLSearchParams) => void;
  hrefOf: (assistant: SquareAssistant) => string;
  headStart?: ReactNode;
  /** After something was added or removed. */
  onListed?: () => void;
}

/** Names, in the address that a log-in leads back to, what was to be added. */
const ADD = 'add';

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
  const cards = list.data?.rows ?? [];
  const own = useCall(
    square.added,
    { kbBotIds: cards.map(({ id }) => id) },
    { keepPrevious: true, enabled: loggedIn && cards.length > 0 },
  );
  const listed = new Set(own.data?.kbBotIds);
  // Offline nothing is asked: the cards of before would stand under a category that they are not of.
  const unreachable = list.isPaused && (list.isPending || list.isPlaceholderData);
  const known = unreachable ? ({ kind: 'failed', message: messages.network } as const) : remoteOf(list);
  // Until it is known what one has, a card would offer to add what stands in the list already.
  const assistants: SquareViewProps['assistants'] =
    known.kind !== 'ready'
      ? known
      : own.isLoading
        ? { kind: 'loading' }
        : {
            kind: 'ready',
            data: { ...known.data, rows: known.data.rows.map((row) => ({ ...row, added: listed.has(row.id) })) },
          };
  const go = (next: Record<string, string>, how: 'push' | 'replace' = 'push') =>
    onQuery(new URLSearchParams(Object.entries(next).filter(([, value]) => value)), how);
  const [pending, setPending] = useState<string>();
  const touches = [call, square.added, conversations.list] as const;
  const logInFor = (kbBotId: string) => {
    wish.keep(kbBotId);
    onLogIn(new URLSearchParams([...query, [ADD, kbBotId]]));
  };
  const onError = (error: Error, { kbBotId }: { kbBotId: string }) => {
    setPending(undefined);
    if (!(error instanceof ApiError && error.status === 401)) return say(error);
    logInFor(kbBotId);
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
  const asked = query.get(ADD);
  const arrive = useEffectEvent(() => {
    if (!loggedIn || asked === null) return;
    const rest = new URLSearchParams(query);
    rest.delete(ADD);
    onQuery(rest, 'replace');
    if (wish.take(asked)) mutate({ kbBotId: asked, side: 'use' });
  });
  useEffect(() => arrive(), [loggedIn, asked]);
  const onAdd = ({ id }: SquareAssistant) => {
    if (!loggedIn) return logInFor(id);
    setPending(id);
    mutate({ kbBotId: id, side: 'use' });
  };
  return (
    <SquareView
      of={of}
      assistants={assistants}
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
