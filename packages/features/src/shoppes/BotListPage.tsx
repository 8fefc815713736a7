import { constants, shoppes, type ShoppeBot, type ShoppeChoice } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { AddToShoppeDialog } from './AddToShoppeDialog.tsx';
import { BotListView } from './BotListView.tsx';
import type { BotSource } from './BotPickerDialog.tsx';
import { copy } from './copy.ts';
import { BotCoverEditor } from './CoverEditor.tsx';
import { NamedCover, type NamedCoverProps } from './NamedCover.tsx';

export interface BotListPageProps {
  of: BotSource;
  /** The assistant whose cover is chosen, where the address names one. */
  cover?: NamedCoverProps;
}

/** /a/shoppe/kbBot/manage and /a/shoppe/kbBotAuthorized/manage; with the cover's dialog /a/shoppe/kbBot/:kbBotId/video and /image */
export function BotListPage({ of, cover }: BotListPageProps) {
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const page = Number(query.get('page')) || 1;
  const go = (next: string, to: number) =>
    setQuery({ ...(next && { keyword: next }), ...(to > 1 && { page: String(to) }) });
  const bots = useCall(shoppes.choices, { of, keyword, page, size: constants.PAGE_SIZE }, { keepPrevious: true });
  const [covering, setCovering] = useState<ShoppeBot>();
  const [adding, setAdding] = useState<ShoppeChoice>();
  const places = useCall(shoppes.page, { size: constants.SHOPPES_MAX }, { enabled: adding !== undefined });
  const add = useChange(
    async (api, { shoppeId, kbBotId }: { shoppeId: string; kbBotId: string }) => {
      const { rows } = await api(shoppes.bots, { shoppeId });
      await api(shoppes.setBots, { shoppeId, kbBotIds: [...rows.map(({ id }) => id), kbBotId] });
    },
    {
      touches: [shoppes.page, shoppes.bots, shoppes.choices],
      onSuccess: () => {
        setAdding(undefined);
        toast(copy.manage.added);
      },
      onError: say,
    },
  );
  return (
    <>
      <BotListView
        of={of}
        bots={remoteOf(bots)}
        keyword={keyword}
        page={page}
        onKeyword={(next) => go(next, 1)}
        onPage={(to) => go(keyword, to)}
        onAddTo={setAdding}
        onCover={setCovering}
        onRetry={() => void bots.refetch()}
      />
      {covering ? <BotCoverEditor bot={covering} onClose={() => setCovering(undefined)} /> : null}
      {cover ? <NamedCover {...cover} /> : null}
      {adding ? (
        <AddToShoppeDialog
          name={adding.name}
          shoppes={places.data?.rows}
          placed={new Set(adding.placedIn.map(({ id }) => id))}
          pending={add.isPending}
          onAdd={(shoppeId) => add.mutate({ shoppeId, kbBotId: adding.id })}
          onClose={() => setAdding(undefined)}
        />
      ) : null}
    </>
  );
}
