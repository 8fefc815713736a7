import { constants, shoppes, type ShoppeBot } from '@tinystar/contract';
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

/** /a/shoppe/kbBot/manage and /a/shoppe/kbBotAuthorized/manage */
export function BotListPage({ of }: { of: BotSource }) {
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const page = Number(query.get('page')) || 1;
  const go = (next: string, to: number) =>
    setQuery({ ...(next && { keyword: next }), ...(to > 1 && { page: String(to) }) });
  const bots = useCall(shoppes.choices, { of, keyword, page, size: constants.PAGE_SIZE }, { keepPrevious: true });
  const [adding, setAdding] = useState<ShoppeBot>();
  const places = useCall(shoppes.page, { size: constants.SHOPPES_MAX }, { enabled: adding !== undefined });
  const add = useChange(
    async (api, { shoppeId, kbBotId }: { shoppeId: string; kbBotId: string }) => {
      const { rows } = await api(shoppes.bots, { shoppeId });
      await api(shoppes.setBots, { shoppeId, kbBotIds: [...rows.map(({ id }) => id), kbBotId] });
    },
    {
      touches: [shoppes.page, shoppes.bots],
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
        onRetry={() => void bots.refetch()}
      />
      {adding ? (
        <AddToShoppeDialog
          name={adding.name}
          shoppes={places.data?.rows}
          pending={add.isPending}
          onAdd={(shoppeId) => add.mutate({ shoppeId, kbBotId: adding.id })}
          onClose={() => setAdding(undefined)}
        />
      ) : null}
    </>
  );
}
