import { categories, constants, conversations, messages, square, using } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useDeferredValue, useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { copy } from './copy.ts';
import type { MemberHomePageProps } from './MemberHomePage.tsx';
import { SquareView, type Reach } from './SquareView.tsx';

const touches = [using.page, conversations.list] as const;

/** The square of the workspace: search, reach, category and page stand in the address. */
export function SquarePage({ hrefOf, repliesHrefOf }: Pick<MemberHomePageProps, 'hrefOf' | 'repliesHrefOf'>) {
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const category = categories.find((name) => name === query.get('category'));
  const reach: Reach = query.get('reach') === 'all' ? 'all' : 'near';
  const page = Number(query.get('page')) || 1;
  const wanted = useDeferredValue(keyword.trim());
  const list = useCall(
    using.page,
    { ...(wanted && { keyword: wanted }), ...(category && { category }), reach, page, size: constants.PAGE_SIZE },
    { keepPrevious: true },
  );
  // Offline nothing is asked: the cards of before would stand under a category that they are not of.
  const unreachable = list.isPaused && (list.isPending || list.isPlaceholderData);
  const go = (next: { keyword?: string; category?: string | undefined; reach?: Reach; page?: number }) => {
    const { keyword: text, category: kind, reach: wide, page: at } = { keyword, category, reach, page: 1, ...next };
    setQuery(
      {
        ...(text && { keyword: text }),
        ...(kind && { category: kind }),
        ...(wide === 'all' && { reach: wide }),
        ...(at > 1 && { page: String(at) }),
      },
      { replace: next.page === undefined },
    );
  };
  const [pending, setPending] = useState<string>();
  const settling = (words: string) => ({
    touches,
    onSuccess: () => {
      setPending(undefined);
      toast(words);
    },
    onError: (error: Error) => {
      setPending(undefined);
      say(error);
    },
  });
  const add = useChange(square.add, settling(copy.square.added));
  const remove = useChange(square.remove, settling(copy.square.removed));
  return (
    <SquareView
      assistants={unreachable ? { kind: 'failed', message: messages.network } : remoteOf(list)}
      reach={reach}
      keyword={keyword}
      category={category}
      page={page}
      pending={pending}
      hrefOf={hrefOf}
      repliesHrefOf={repliesHrefOf}
      onReach={(value) => go({ reach: value })}
      onSearch={(value) => go({ keyword: value })}
      onCategory={(value) => go({ category: value })}
      onClear={() => go({ keyword: '', category: undefined })}
      onPage={(value) => go({ page: value })}
      onAdd={({ id }) => {
        setPending(id);
        add.mutate({ kbBotId: id, side: 'use' });
      }}
      onRemove={({ id }) => {
        setPending(id);
        remove.mutate({ kbBotId: id });
      }}
      onRetry={() => void list.refetch()}
    />
  );
}
