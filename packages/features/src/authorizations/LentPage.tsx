import { authorizations, constants, type Receiver } from '@tinystar/contract';
import { Button, ConfirmDialog, Result, Skeleton, SkeletonRegion, toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import { inParts } from '../shared/inParts.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useSelectAll } from '../shared/useSelectAll.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { AddDialog } from './AddDialog.tsx';
import { copy } from './copy.ts';
import { LentView } from './LentView.tsx';

export interface LentPageProps {
  friendlyId: string;
  backHref: string;
}

/** Most assistants of one call. */
const MOST = 100;

/** /a/kbBotListAuthorized/:friendlyId */
export function LentPage({ friendlyId, backHref }: LentPageProps) {
  const found = useCall(authorizations.find, { friendlyId });
  const receiver = remoteOf(found);
  switch (receiver.kind) {
    case 'loading':
      return (
        <SkeletonRegion>
          <Skeleton shape="block" height={12} />
        </SkeletonRegion>
      );
    case 'missing':
      return <Result kind="notFound" title={copy.missing} actions={<Button href={backHref}>{copy.back}</Button>} />;
    case 'failed':
      return <FailedResult title={copy.failed} of={receiver} onRetry={() => void found.refetch()} />;
    case 'ready':
      return <Lent receiver={receiver.data} backHref={backHref} />;
  }
}

function Lent({ receiver, backHref }: { receiver: Receiver; backHref: string }) {
  const tenantId = receiver.id;
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const page = Number(query.get('page')) || 1;
  const go = (next: string, to: number) =>
    setQuery({ ...(next && { keyword: next }), ...(to > 1 && { page: String(to) }) });
  const lent = useCall(
    authorizations.lent,
    { tenantId, keyword, page, size: constants.PAGE_SIZE },
    { keepPrevious: true },
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const all = useSelectAll({
    data: lent.data,
    filter: keyword,
    chosen: selected.size,
    read: (api, paging) => api(authorizations.lent, { tenantId, keyword, ...paging }),
    onSelect: (rows) => setSelected(new Set(rows.map(({ id }) => id))),
  });
  const [adding, setAdding] = useState(false);
  const [withdrawing, setWithdrawing] = useState<readonly string[]>([]);
  const lendable = useCall(authorizations.lendable, { tenantId }, { enabled: adding });
  const touches = [authorizations.lent, authorizations.lendable, authorizations.receivers];
  const lend = useChange(authorizations.lend, {
    touches,
    onSuccess: ({ count }) => {
      setAdding(false);
      toast(copy.added(count), { tone: 'success' });
    },
    onError: say,
  });
  const withdraw = useChange(
    (api, ids: readonly string[]) =>
      inParts(ids, MOST, (kbBotIds) => api(authorizations.withdraw, { tenantId, kbBotIds })),
    {
      touches,
      onSuccess: (_, ids) => {
        setWithdrawing([]);
        setSelected(new Set());
        toast(copy.withdrawn(ids.length), { tone: 'success' });
      },
      onError: say,
    },
  );
  return (
    <>
      <LentView
        receiver={receiver}
        lent={remoteOf(lent)}
        keyword={keyword}
        page={page}
        selected={selected}
        all={all}
        now={lent.dataUpdatedAt}
        backHref={backHref}
        onKeyword={(next) => go(next, 1)}
        onPage={(to) => go(keyword, to)}
        onSelect={setSelected}
        onAdd={() => setAdding(true)}
        onWithdraw={setWithdrawing}
        onRetry={() => void lent.refetch()}
      />
      {adding ? (
        <AddDialog
          open
          assistants={remoteOf(lendable)}
          pending={lend.isPending}
          onAdd={(kbBotIds) => lend.mutate({ tenantId, kbBotIds })}
          onRetry={() => void lendable.refetch()}
          onClose={() => setAdding(false)}
        />
      ) : null}
      <ConfirmDialog
        open={withdrawing.length > 0}
        tone="danger"
        title={copy.withdrawTitle}
        confirmLabel={copy.withdraw}
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate(withdrawing)}
        onCancel={() => setWithdrawing([])}
      >
        {copy.withdrawText}
      </ConfirmDialog>
    </>
  );
}
