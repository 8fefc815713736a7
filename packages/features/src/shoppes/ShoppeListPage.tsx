import { constants, meta, shoppes, type Shoppe } from '@tinystar/contract';
import { ConfirmDialog, toast } from '@tinystar/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { copy } from './copy.ts';
import { copyLink } from './copyLink.ts';
import { CreateShoppeDialog } from './CreateShoppeDialog.tsx';
import { ShoppeListView } from './ShoppeListView.tsx';
import { useShoppeStatus } from './useShoppeStatus.ts';

export interface ShoppeListPageProps {
  /** Address of a showcase's settings. */
  hrefOf: (id: string) => string;
  /** Whole address of its public page. */
  linkOf: (id: string) => string;
}

/** /a/shoppe/center */
export function ShoppeListPage({ hrefOf, linkOf }: ShoppeListPageProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get('page')) || 1;
  const found = useCall(shoppes.page, { page, size: constants.PAGE_SIZE }, { keepPrevious: true });
  const [creating, setCreating] = useState(false);
  const [removing, setRemoving] = useState<Shoppe>();
  const templates = useCall(meta.templates, {}, { enabled: creating });
  const create = useChange(shoppes.create, {
    touches: [shoppes.page],
    onSuccess: ({ id }) => {
      toast(copy.created);
      void navigate(hrefOf(id));
    },
  });
  const status = useShoppeStatus();
  const remove = useChange(shoppes.remove, {
    touches: [shoppes.page],
    onSuccess: () => {
      setRemoving(undefined);
      toast(copy.removed);
    },
    onError: say,
  });
  return (
    <>
      <ShoppeListView
        shoppes={remoteOf(found)}
        page={page}
        now={found.dataUpdatedAt}
        hrefOf={hrefOf}
        onPage={(to) => setQuery(to > 1 ? { page: String(to) } : {})}
        onCreate={() => {
          create.reset();
          setCreating(true);
        }}
        onCopyLink={({ id }) => void copyLink(linkOf(id))}
        onStatus={({ id }, next) => status.mutate({ id, status: next })}
        onRemove={setRemoving}
        onRetry={() => void found.refetch()}
      />
      {creating ? (
        <CreateShoppeDialog
          templates={templates.data?.rows ?? []}
          pending={create.isPending}
          error={create.error?.message}
          onCreate={(shoppe) => create.mutate(shoppe)}
          onClose={() => setCreating(false)}
        />
      ) : null}
      <ConfirmDialog
        open={removing !== undefined}
        tone="danger"
        title={copy.removeTitle(removing?.name ?? '')}
        confirmLabel={copy.remove}
        pending={remove.isPending}
        onConfirm={() => (removing ? remove.mutate({ id: removing.id }) : undefined)}
        onCancel={() => setRemoving(undefined)}
      >
        {copy.removeText}
      </ConfirmDialog>
    </>
  );
}
